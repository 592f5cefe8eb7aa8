import * as proGrid from '@mui/x-data-grid-pro';
import * as premiumGrid from '@mui/x-data-grid-premium';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { claimsOf, consoleMessages, show } from 'claims';
import { cells } from 'claims/grids';
import { failing, needsReact18, supportOf, triedVersions } from 'claims/support';
import { expect } from 'vitest';
import pickers from '../../../node_modules/@mui/x-date-pickers/package.json';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('You see a table with one row and a footer that counts it', async () => {
  const messages = consoleMessages();
  const screen = await show(
    <Box sx={{ height: 240 }}>
      <DataGrid columns={[{ field: 'name', flex: 1 }]} rows={[{ id: 1, name: 'It works' }]} />
    </Box>,
  );
  await expect.poll(() => cells('name')).toEqual(['It works']);
  await expect.element(screen.getByText('1–1 of 1')).toBeVisible();
  expect(messages).toEqual([]);
});

claim('Accepted versions', () => {
  expect(pickers.peerDependencies).toMatchObject({
    dayjs: '^1.10.7',
    'date-fns': '^2.25.0 || ^3.2.0 || ^4.0.0',
    luxon: '^3.0.2',
    moment: '^2.29.4',
    'date-fns-jalali': '^2.13.0-0 || ^3.2.0-0 || ^4.0.0-0',
    'moment-jalaali': '^0.7.4 || ^0.8.0 || ^0.9.0 || ^0.10.0',
    'moment-hijri': '^2.1.2 || ^3.0.0',
  });
  // Optional, so that nobody installs eight date libraries.
  for (const name of ['dayjs', 'date-fns', 'luxon', 'moment'])
    expect(pickers.peerDependenciesMeta).toHaveProperty(name, { optional: true });
});

claim('8.1.0 stops with useSyncExternalStore is not a function', () => {
  expect(needsReact18).toEqual({ charts: true, grid: false, pickers: false, trees: true });
});

claim('This is what was run in a browser, with a component of each product', () => {
  expect(triedVersions('react')).toEqual(['17.0.2', '18.3.1', '19.3.1']);
  expect(triedVersions('materialUi')).toEqual(['5.15.14', '5.18.0', '6.5.0', '7.3.11']);
  for (const version of [...triedVersions('react'), ...triedVersions('materialUi')])
    expect(page).toContain(version);
});

claim('Work from 8.5.2 on', () => {
  expect(failing(supportOf('17', '7'))).toEqual([
    'BarChart',
    'LineChart',
    'SimpleTreeView',
    'RichTreeView',
  ]);
  expect(failing(supportOf('17', '7', '8.5.2'))).toEqual([]);
});

claim('React 18.3.1, 19.3.1', () => {
  const works = [
    supportOf('18', '7'),
    supportOf('19', '7'),
    supportOf('19', '6'),
    supportOf('19', '5'),
    supportOf('18', '5'),
  ];
  expect(works.flatMap(failing)).toEqual([]);
});

claim('Each package exports its own grid', () => {
  const message =
    /^You try to import Data Grid(?: Pro| Premium)? from @mui\/x-data-grid-(?:pro|premium)/;
  for (const other of [
    proGrid.DataGrid,
    proGrid.DataGridPremium,
    premiumGrid.DataGrid,
    premiumGrid.DataGridPro,
  ]) {
    expect(other as () => null).toThrow(message);
  }
});
