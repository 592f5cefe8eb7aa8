import type { ApiPage } from '../../types';

/** Returns the key of a page's tables in the API tab of a guide, where ids start with the component's name. */
export const tabKey = (address: string, guide: string): string => `${address}tab${guide}`;

/** Returns the prefix of the ids of a component's rows where several components share a page. */
export const tabPrefix = ({ name }: Pick<ApiPage, 'name'>): string => `${name}-`;
