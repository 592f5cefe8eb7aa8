import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import type { RefObject } from 'react';

export const api: RefObject<GridApi | null> = { current: null };

export const rows = [
  { id: 1, g: 'a', c: 'y', size: 2, when: new Date(2026, 5, 1) },
  { id: 2, g: 'b', c: 'x', size: 9, when: new Date(2026, 5, 2) },
  { id: 3, g: 'a', c: null, size: 0, when: new Date(2026, 5, 3) },
];

export const columns: GridColDef[] = [
  { field: 'g' },
  { field: 'c' },
  { field: 'size', type: 'number', editable: true },
  { field: 'when', headerName: 'When', type: 'dateTime', width: 200 },
];

export const model: GridPivotModel = {
  rows: [{ field: 'g' }],
  columns: [{ field: 'c' }],
  values: [{ field: 'size', aggFunc: 'sum' }],
};

export function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <Box sx={{ height: 560, width: 900 }}>
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={columns}
        pivotActive
        pivotModel={model}
        {...props}
      />
    </Box>
  );
}

export const headers = () =>
  [...document.querySelectorAll('[role=columnheader]')]
    .map(({ textContent }) => textContent)
    .filter(Boolean);
