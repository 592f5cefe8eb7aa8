import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import type { show } from 'claims';
import type { RefObject } from 'react';
import { vi, type Mock } from 'vitest';

export type Screen = Awaited<ReturnType<typeof show>>;

export const all = Array.from({ length: 250 }, (_, index) => ({
  id: index + 1,
  name: `Row ${index + 1}`,
}));
export const columns = [{ field: 'name', width: 160, editable: true }];
export const api: RefObject<GridApi | null> = { current: null };

/** A source of 250 rows that remembers what it was asked for. */
export function makeSource(own: Partial<GridDataSource> = {}) {
  const getRows = vi.fn(({ start, end }: GridGetRowsParams) =>
    Promise.resolve({ rows: all.slice(Number(start), end + 1), rowCount: all.length }),
  );
  return { getRows, ...own } as GridDataSource & { getRows: Mock<GridDataSource['getRows']> };
}

export const Small = (props: Partial<DataGridProps>) => (
  <div style={{ height: 400, width: 500 }}>
    <DataGrid
      apiRef={api}
      columns={columns}
      initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
      pageSizeOptions={[5, 10]}
      {...props}
    />
  </div>
);

export const cells = (field = 'name') =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent ?? '',
  );
export const footer = () =>
  document.querySelector('.MuiDataGrid-footerContainer')?.textContent ?? '';
export const next = (screen: Screen) => screen.getByRole('button', { name: 'Go to next page' });
export const previous = (screen: Screen) =>
  screen.getByRole('button', { name: 'Go to previous page' });
