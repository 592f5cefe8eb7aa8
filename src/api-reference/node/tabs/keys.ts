import type { ApiPage } from '../../types';

/** Returns the key of a page's tables for docs tabs, where ids start with the component's name. */
export const tabKey = (address: string): string => `${address}tab`;

/** Returns the prefix of the ids of a component's rows where several components share a page. */
export const tabPrefix = ({ name }: Pick<ApiPage, 'name'>): string => `${name}-`;
