import { searchFiles } from '../../../search/node/files';
import type { ApiMember, ApiPage } from '../../../api-reference/types';
import type { GuideEntry } from '../../../migration/types';
import type { SearchPage } from '../../../search/types';
import { entriesFile } from '../../../migration/upgrade/entriesFile';

const member = (type: string, description: string): ApiMember => ({
  type,
  required: false,
  default: null,
  deprecated: null,
  description,
  plan: 'community',
  signature: null,
});

const grid: ApiPage = {
  name: 'DataGrid',
  kind: 'component',
  plan: 'community',
  product: 'data-grid',
  path: '/api/data-grid/data-grid/',
  source: { package: '@mui/x-data-grid', version: '8.1.0' },
  unstable: false,
  imports: [`import { DataGrid } from '@mui/x-data-grid';`],
  description: 'A table.',
  deprecated: null,
  themeName: 'MuiDataGrid',
  inherits: [],
  props: {
    sortModel: member('GridSortModel', 'The order of the rows.'),
    toolbar: member('boolean', 'Whether there is one.'),
  },
  slots: [
    {
      name: 'toolbar',
      default: null,
      description: 'The toolbar.',
      className: null,
      plan: 'community',
    },
  ],
  classes: [{ key: 'cell', className: 'MuiDataGrid-cell', description: 'Each cell.' }],
  history: ['8.1.0', '8.0.0'].map((release) => ({ release, kind: 'fixed', text: 'Fix a cell' })),
};

const { sortModel } = grid.props;
const oldGrid: ApiPage = {
  ...grid,
  source: { package: '@mui/x-data-grid', version: '8.0.0' },
  props: { ...(sortModel && { sortModel }) },
};

const page = (path: string, title: string, sections: SearchPage['sections']): SearchPage => ({
  path,
  title,
  description: '',
  tags: [],
  trail: ['Data Grid', 'Main features'],
  keywords: [],
  sections,
});

const sorting = page('/react-data-grid/sorting/', 'Sorting', [
  { id: '', heading: '', text: 'People sort rows by clicking a header.', code: '' },
  { id: 'turn-off', heading: 'Turn sorting off', text: 'Set sortable to false.', code: 'sortable' },
]);
const pages: SearchPage[] = [
  sorting,
  page('/react-charts/lines/', 'Lines', [
    { id: '', heading: '', text: 'Lines show how values change over time.', code: '' },
  ]),
  page('/api/data-grid/data-grid/', 'DataGrid', [
    { id: '', heading: '', text: 'A table.', code: '' },
    { id: 'prop-sortModel', heading: 'sortModel', text: 'The order.', code: '', isRow: true },
  ]),
];

/** A copy with a heading of each kind, and a fence whose lines look like headings. */
export const sortingCopy = `---
title: "Sorting"
---

# Sorting

People sort rows.

## Turn sorting off

Set it.

\`\`\`tsx
## no heading
\`\`\`

### In one column

Below it.

## <a id="many"></a>Several columns (Pro plan)

With Shift.
`;

const index = (base: string, version: string): string =>
  JSON.stringify([
    {
      name: 'DataGrid',
      kind: 'component',
      plan: 'community',
      product: 'data-grid',
      url: `${base}api/data-grid/data-grid/`,
      json: `${base}api/data-grid/data-grid.json`,
      version,
    },
  ]);

/** The files of a small built site with a current and a frozen version. */
const entry: GuideEntry = {
  page: 'migration-data-grid-v7',
  id: 'rowspanning',
  title: 'Row spanning is stable',
  components: ['DataGrid'],
  names: ['DataGrid*.unstable_rowSpanning'],
  bites: 'rarely',
  product: 'data-grid',
  to: 8,
  isLab: false,
  renames: { unstable_rowSpanning: 'rowSpanning' },
};

export const files = new Map<string, string>([
  ...Array.from(
    searchFiles([
      { segment: '', version: '8.1.0', pages },
      { segment: '8.0.0', version: '8.0.0', pages: [sorting] },
    ]),
    ([name, text]) => [`search/${name}`, text] as const,
  ),
  ['index.md', '# MUI X documentation\n'],
  ['react-data-grid/sorting/index.md', sortingCopy],
  ['react-charts/lines/index.md', `# Lines\n\n${'A line of text.\n\n'.repeat(3500)}`],
  ['8.0.0/react-data-grid/sorting/index.md', '# Sorting\n\nAs it was.\n'],
  ['api/data-grid/data-grid/index.md', '# DataGrid\n\nAll of it.\n'],
  [entriesFile, JSON.stringify([entry])],
  ['api/index.json', index('/x/', '8.1.0')],
  ['api/data-grid/data-grid.json', JSON.stringify(grid)],
  ['8.0.0/api/index.json', index('/x/8.0.0/', '8.0.0')],
  ['8.0.0/api/data-grid/data-grid.json', JSON.stringify(oldGrid)],
]);
