import type { ApiPage } from '../../types';

/** The key under which the tables of a page are kept for docs tabs, where ids need the component's name before them. */
export const tabKey = (address: string): string => `${address}tab`;

/** What stands before the ids of a component's rows where several components share a page. */
export const tabPrefix = ({ name }: Pick<ApiPage, 'name'>): string => `${name}-`;
