import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';
import { type show } from 'claims';

export type Screen = Awaited<ReturnType<typeof show>>;

export type Model = GridRowSelectionModel;

export const rows = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  name: `Row ${index + 1}`,
}));

export const columns = [{ field: 'name', width: 200 }];

export const Pro = (props: Partial<DataGridProProps>) => (
  <Box sx={{ height: 560, width: 600 }}>
    <DataGridPro rows={rows} columns={columns} {...props} />
  </Box>
);

export const Free = (props: Partial<DataGridProps>) => (
  <Box sx={{ height: 560, width: 600 }}>
    <DataGrid rows={rows} columns={columns} {...props} />
  </Box>
);

/** The ids of the selected rows that are in the DOM. */
export const selected = () =>
  [...document.querySelectorAll('.MuiDataGrid-row.Mui-selected')]
    .map((row) => row.getAttribute('data-id'))
    .join();

export const footer = () =>
  document.querySelector('.MuiDataGrid-footerContainer')?.textContent ?? '';

export const row = (screen: Screen, number: number) =>
  screen.getByText(`Row ${number}`, { exact: true });

export const all = (screen: Screen) => screen.getByRole('checkbox', { name: /all rows/ });

export const status = (screen: Screen) => screen.getByRole('status');

/** Remembers each model that a grid sends, as `include 1,2`. */
export function models() {
  const sent: string[] = [];
  const listen = (model: Model) => sent.push(`${model.type} ${[...model.ids].join()}`);
  return { sent, listen };
}
