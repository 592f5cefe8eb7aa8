import { expect, it } from 'vitest';
import { codeLinks } from './linkCode';

const link = codeLinks({
  siteDir: '/site',
  baseUrl: '/x/',
  pagesOf: () => [
    { name: 'DataGrid', path: '/api/data-grid/data-grid/' },
    { name: 'GridColDef', path: '/api/data-grid/grid-col-def/' },
  ],
});
const anchor = (name: string, at: string) =>
  `<a href="/x/api/data-grid/${at}/" data-api-link="">${name}</a>`;

it('links each name once per block, where it is used rather than imported', () => {
  const block = (grid: string, column: string) =>
    `<div data-packages="DataGrid"><pre data-variant="TS"><code>import { DataGrid, ${column} } from '<span class="ts">x</span>';\n<span class="tg">${grid}</span> <span class="tg">DataGrid</span> MuiDataGrid</code></pre></div>`;
  expect(link(block('DataGrid', 'GridColDef'), 'docs/a/index.mdx')).toBe(
    block(anchor('DataGrid', 'data-grid'), anchor('GridColDef', 'grid-col-def')),
  );
});

it('leaves code outside the docs as it is', () =>
  expect(link('<pre>DataGrid</pre>', 'blog/a/index.mdx')).toBe('<pre>DataGrid</pre>'));
