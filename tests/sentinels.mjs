/**
 * Pages whose content tests (claims and a visit) run in every `npm test`: one of each kind, which stand for changes of code that
 * all pages share. Addresses are below `/x/`; a test fails if one of them doesn't exist.
 */
export const sentinels = [
  { page: '', reason: 'the landing page: its own layout, demos without code' },
  { page: 'there-is-no-such-page', reason: 'the page for missing addresses' },
  { page: 'introduction/installation', reason: 'text with code blocks and tabs, without demos' },
  { page: 'react-data-grid/state', reason: 'tables and code, with grids' },
  { page: 'react-data-grid/sorting', reason: 'many grids' },
  { page: 'react-date-pickers/date-field', reason: 'fields of pickers, a demo with controls' },
  { page: 'react-charts/sparkline', reason: 'charts, a demo with controls' },
  { page: 'react-tree-view/rich-tree-view/selection', reason: 'trees, a demo with controls' },
  { page: 'react-tree-view', reason: 'the overview of a product: a gallery of its pages' },
  { page: 'api/tree-view', reason: 'a small page of the reference' },
  { page: 'api/data-grid/data-grid-premium', reason: 'the largest page of the reference' },
  { page: 'migration/migration-charts-v7', reason: 'migration: entries with a filter and ticks' },
  { page: 'contributing/components', reason: 'every component that a page can use' },
  {
    page: '8.0.0/react-charts/sparkline',
    reason: 'a frozen page: banner, packages of its version',
  },
];
