import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, consoleMessages, show } from 'claims';
import { cells } from 'claims/grids';
import { failing, needsReact18, supportOf } from 'claims/support';
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import charts from '../../node_modules/@mui/x-charts/package.json';
import grid from '../../node_modules/@mui/x-data-grid/package.json';
import pickers from '../../node_modules/@mui/x-date-pickers/package.json';
import tree from '../../node_modules/@mui/x-tree-view/package.json';
import page from './index.mdx?raw';

const claim = claimsOf(page);
const packages = [charts, grid, pickers, tree];

claim('none of the Community packages depends on another one', () => {
  const names = packages.map(({ name }) => name);
  for (const { dependencies } of packages)
    expect(Object.keys(dependencies).filter((name) => names.includes(name))).toEqual([]);
});

claim('5.15.14 or later in version 5, any 6, any 7', () => {
  for (const { peerDependencies } of packages) {
    expect(peerDependencies['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
    expect(peerDependencies.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    expect(peerDependencies['@emotion/react']).toBe('^11.9.0');
    expect(peerDependencies['@emotion/styled']).toBe('^11.8.1');
  }
});

claim(
  'DataGrid always has pages, DataGridPro and DataGridPremium show all rows until',
  async () => {
    consoleMessages();
    const rows = Array.from({ length: 120 }, (_, id) => ({ id, city: `City ${id}` }));
    const columns = [{ field: 'city' }];
    const counts: Record<string, string | null> = {};
    const Grids = { DataGrid, DataGridPro, DataGridPremium } as unknown as Record<
      string,
      ComponentType<object>
    >;
    for (const [name, Grid] of Object.entries(Grids)) {
      const screen = await show(
        <div style={{ height: 400, width: 500 }}>
          <Grid {...{ rows, columns }} />
        </div>,
      );
      await expect.poll(() => cells('city').length).toBeGreaterThan(3);
      counts[name] =
        document.querySelector('.MuiTablePagination-displayedRows')?.textContent ?? null;
      await screen.unmount();
    }
    expect(counts).toEqual({ DataGrid: '1–100 of 120', DataGridPro: null, DataGridPremium: null });
  },
);

claim('All packages accept React 17 as a peer, but with it Charts and the Tree View stop', () => {
  for (const { peerDependencies } of packages) expect(peerDependencies.react).toMatch(/\^17\.0\.0/);
  expect(needsReact18).toEqual({ charts: true, grid: false, pickers: false, trees: true });
});

claim('8.5.2 fixes that', () => {
  expect(failing(supportOf('17', '7', '8.5.2'))).toEqual([]);
});
