/** What a row of the reference is about. */
export type RowKind =
  'prop' | 'member' | 'slot' | 'class' | 'type' | 'event' | 'selector' | 'method';

/**
 * The id of a row, its permanent link. Everything that leads to a row asks here.
 *
 * @param prefix - what stands before all ids of a page that several components share
 */
export const rowId = (kind: RowKind, name: string, prefix: string = ''): string =>
  `${prefix}${kind}-${name}`;

/** The kind of the rows of a page's `props`. */
export const memberKind = (kind: 'component' | 'interface'): RowKind =>
  kind === 'component' ? 'prop' : 'member';
