import { DataGrid, type GridApi } from '@mui/x-data-grid';
import type { ComponentProps, RefObject } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

export const columns = [
  { field: 'lot', width: 90 },
  { field: 'name', width: 120, editable: true },
  { field: 'city', width: 120, editable: true },
];
export const rows = [
  { id: 1, lot: 'L1', name: 'Ada', city: 'Oslo' },
  { id: 2, lot: 'L2', name: 'Bo', city: 'Turin' },
];

export const api: RefObject<GridApi | null> = { current: null };
export function Small(props: Partial<ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 260, width: 420 }}>
      <DataGrid label="Small" apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

export const cell = (row: number, field: string) =>
  document.querySelectorAll<HTMLElement>(`[role=gridcell][data-field="${field}"]`)[
    row
  ] as HTMLElement;
export const input = () => document.querySelector<HTMLInputElement>('[role=gridcell] input');
export const open = async (row: number, field: string) => {
  // A grid that has just been mounted may replace the cell while it is being clicked.
  await expect
    .poll(async () => {
      if (!input()) await userEvent.dblClick(cell(row, field), { timeout: 2000 });
      return input();
    })
    .not.toBeNull();
};
