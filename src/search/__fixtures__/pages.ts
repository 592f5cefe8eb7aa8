import { createEngine, type Engine } from '../browser/engine';
import { inIndexOrder, indexPages } from '../indexPages';
import { namesOf } from '../namesFile';
import type { SearchPage } from '../types';

/** A page of one section. */
export const page = (
  path: string,
  title: string,
  text: string,
  more: Partial<SearchPage> = {},
): SearchPage => ({
  path,
  title,
  description: '',
  tags: [],
  trail: [],
  keywords: [],
  sections: [{ id: '', heading: '', text, code: '' }],
  ...more,
});
/** A row of an API table. */
export const row = (id: string, heading: string, text: string) => ({
  id,
  heading,
  text,
  code: '',
  isRow: true as const,
});

/** A small site. */
export const pages = inIndexOrder([
  page(
    '/react-data-grid/column-pinning/',
    'Column pinning',
    'Keep columns in view at the start or the end while the rest scrolls.',
  ),
  page(
    '/react-data-grid/row-selection/',
    'Row selection',
    'Select rows by a click. The rowSelectionModel holds the ids.',
  ),
  page('/react-tree-view/selection/', 'Selection', 'Select items of the tree.'),
  page('/react-charts/legend/', 'Legend', 'The legend names each series.'),
  page(
    '/migration/migration-data-grid-v7/',
    'Upgrade the Data Grid to v8',
    'Column pinning and row selection changed. Breaking changes.',
  ),
  page('/api/data-grid/data-grid/', 'DataGrid', '', {
    sections: [
      { id: 'props', heading: 'Props', text: '', code: '' },
      row('prop-rowSelectionModel', 'rowSelectionModel', 'The ids of the selected rows.'),
      row('prop-columns', 'columns', 'The columns. Pinning is set elsewhere.'),
    ],
  }),
  page('/api/data-grid/data-grid-pro/', 'DataGridPro', '', {
    tags: ['pro'],
    sections: [row('prop-rowSelectionModel', 'rowSelectionModel', 'The ids of the selected rows.')],
  }),
]);
/** An engine over pages in the order of the index. */
export const engineOf = (ordered: readonly SearchPage[]): Engine =>
  createEngine(namesOf(ordered, 'test', []), indexPages(ordered, 'test'));
/** The engine of the small site. */
export const engine = engineOf(pages);
/** The paths that a query finds on the small site. */
export const search = (query: string, product?: 'x-data-grid' | 'x-tree-view'): string[] =>
  engine.search(query, { product }).hits.map(({ page: id }) => pages[id]!.path);
/** Where hits lead, as addresses. */
export const addresses = (
  own: Engine,
  query: string,
  product?: 'x-data-grid' | 'x-charts',
): string[] =>
  own
    .search(query, { product })
    .hits.map(({ page: id, section }) => own.entries[id]!.path + (section ? `#${section.id}` : ''));
