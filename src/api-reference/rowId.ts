import type { ApiPage } from './types';

/** What a row of the reference is about. */
export type RowKind =
  | 'prop'
  | 'member'
  | 'slot'
  | 'class'
  | 'type'
  | 'event'
  | 'selector'
  | 'method'
  // A page in the list of a product's pages.
  | ApiPage['kind'];

/**
 * Returns the id of a row, which is its permanent link. Everything that links to a row uses this function.
 *
 * @param prefix - prepended to all ids of a page that several components share
 */
export const rowId = (kind: RowKind, name: string, prefix: string = ''): string =>
  `${prefix}${kind}-${name}`;

/** Returns the kind of row for a page's `props`. */
export const memberKind = (kind: 'component' | 'interface'): RowKind =>
  kind === 'component' ? 'prop' : 'member';

/**
 * Returns the id of the row of a method. Two components on one page may have methods of the same name; two features do not.
 *
 * @param of - the feature, or the component whose `apiRef` it is
 */
export const methodId = (of: string, name: string): string =>
  rowId('method', /^[A-Z]/.test(of) ? `${of}-${name}` : name);
