import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { type show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

export const rows = [
  { id: 1, g: 'B', h: 'x', size: 2 },
  { id: 2, g: 'A', h: 'x', size: 9 },
  { id: 3, g: 'A', h: 'y', size: 1 },
  { id: 4, g: 'B', h: 'y', size: 5 },
];

export const columns: GridColDef[] = [
  { field: 'g' },
  { field: 'h' },
  { field: 'size', type: 'number', editable: true },
];

export const api: RefObject<GridApi | null> = { current: null };

export const byG = { rowGrouping: { model: ['g'] } };

export const byBoth = { rowGrouping: { model: ['g', 'h'] } };

export const single = GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;

export function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <Box sx={{ height: 640, width: 800 }}>
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={byG}
        {...props}
      />
    </Box>
  );
}

/** The texts of the cells of each row, joined: `B (2),,,`. */
export const lines = (fields = /./) =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell]')]
      .filter((cell) => fields.test(cell.getAttribute('data-field') ?? ''))
      .map(({ textContent }) => textContent)
      .join(),
  );

export const shown = (expected: string[]) => expect.poll(() => lines()).toEqual(expected);

export const groups = () => lines(/__row_group/).filter(Boolean);

export const plain = ['B (2),,,', ',B,x,2', ',B,y,5', 'A (2),,,', ',A,x,9', ',A,y,1'];

export type Screen = Awaited<ReturnType<typeof show>>;

export async function openMenu(screen: Screen, name: string) {
  await userEvent.hover(screen.getByRole('columnheader', { name, exact: true }));
  await userEvent.click(screen.getByRole('button', { name: `${name} column menu` }));
  await expect.element(screen.getByRole('menu')).toBeVisible();
}

export const sorted = (sort: 'asc' | 'desc', field = single) => [{ field, sort }];

export const isYear = (text: string) => /^20\d\d \(/.test(text);

/** The groups below each year that is shown with a group after it. */
export const byYear = () =>
  groups().reduce<[string, string[]][]>((years, text) => {
    if (isYear(text)) return [...years, [text, []]];
    years.at(-1)?.[1].push(text);
    return years;
  }, []);
