// What fences may leave to the reader's app, by name. `fencePlugin.ts` imports it in Node: it may import types only.
import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid-pro';

const day = new Date(2026, 4, 6);

export const rows: GridRowsProp = [
  { id: 1, name: 'Ada', country: 'UK', path: ['UK', 'Ada'], amount: 12, price: 12, date: day },
  { id: 2, name: 'Bo', country: 'Sweden', path: ['Sweden', 'Bo'], amount: 7, price: 7, date: day },
];

export const columns: GridColDef[] = [
  { field: 'name' },
  { field: 'country' },
  { field: 'amount', type: 'number' },
  { field: 'price', type: 'number' },
  { field: 'date', type: 'date' },
];

export const items = [{ id: 'fruit', label: 'Fruit', children: [{ id: 'pear', label: 'Pear' }] }];

export const dataSource: GridDataSource = {
  getRows: () => Promise.resolve({ rows: [...rows], rowCount: rows.length }),
  getGroupKey: ({ name }) => name,
  getChildrenCount: () => 0,
};
