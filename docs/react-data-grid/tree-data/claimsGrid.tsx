import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  GRID_TREE_DATA_GROUPING_FIELD,
  type GridApiPro,
} from '@mui/x-data-grid-pro';
import type { RefObject } from 'react';
import { expect } from 'vitest';

export interface Item {
  id: number;
  path: string[];
  size?: number;
}

export const rows: Item[] = [
  { id: 3, path: ['a', 'b', 'c'], size: 1 },
  { id: 1, path: ['a'], size: 2 },
  { id: 2, path: ['a', 'b'], size: 9 },
  { id: 4, path: ['a', 'd'], size: 4 },
  { id: 5, path: ['e'], size: 3 },
];

export const getTreeDataPath = (row: Item) => row.path;

export const api: RefObject<GridApiPro | null> = { current: null };

export function Tree(props: Partial<DataGridProProps>) {
  return (
    <Box sx={{ height: 600, width: 700 }}>
      <DataGridPro
        apiRef={api}
        rows={rows}
        columns={[{ field: 'size', type: 'number', editable: true }]}
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={-1}
        {...props}
      />
    </Box>
  );
}

export const names = () =>
  [
    ...document.querySelectorAll(`[role=gridcell][data-field="${GRID_TREE_DATA_GROUPING_FIELD}"]`),
  ].map(({ textContent }) => textContent);

export const shown = (expected: string[]) => expect.poll(names).toEqual(expected);

export const all = ['a (3)', 'b (1)', 'c', 'd', 'e'];
