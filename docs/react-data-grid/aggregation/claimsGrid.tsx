import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { type show } from 'claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

export const rows = [
  { id: 1, g: 'B', size: 2, when: new Date(2026, 0, 2) },
  { id: 2, g: 'A', size: 9, when: null },
  { id: 3, g: 'A', size: 1 },
  { id: 4, g: 'A', size: null },
];

export const columns: GridColDef[] = [
  { field: 'g' },
  { field: 'size', type: 'number', editable: true },
  { field: 'when', type: 'date' },
];

export const api: RefObject<GridApi | null> = { current: null };

export type Props = Partial<DataGridPremiumProps>;

export function Grid(props: Props) {
  return (
    <Box sx={{ height: 640, width: 700 }}>
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={columns}
        aggregationModel={{ size: 'sum' }}
        defaultGroupingExpansionDepth={-1}
        {...props}
      />
    </Box>
  );
}

export const cellsOf = (row: Element | null) =>
  [...(row?.querySelectorAll('[role=gridcell]') ?? [])].map(({ textContent }) => textContent);

export const lines = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => cellsOf(row).join());

export const total = () =>
  cellsOf(document.querySelector(`[data-id="${GRID_AGGREGATION_ROOT_FOOTER_ROW_ID}"]`));

export const totalIs = (expected: (string | null)[]) => expect.poll(total).toEqual(expected);

export type Screen = Awaited<ReturnType<typeof show>>;

export async function openMenu(screen: Screen, name: RegExp, button: string) {
  await userEvent.hover(screen.getByRole('columnheader', { name }));
  await userEvent.click(screen.getByRole('button', { name: `${button} column menu` }));
  await expect.element(screen.getByRole('menu')).toBeVisible();
}

export async function offered(screen: Screen) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Aggregation' }));
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  return screen
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
}
