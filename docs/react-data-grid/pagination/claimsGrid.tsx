import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { type show } from 'claims';

export type Screen = Awaited<ReturnType<typeof show>>;

export const makeRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }));

export const columns = [{ field: 'name', width: 200 }];

export const Free = ({ count = 60, ...props }: Partial<DataGridProps> & { count?: number }) => (
  <Box sx={{ height: 400, width: 600 }}>
    <DataGrid rows={makeRows(count)} columns={columns} {...props} />
  </Box>
);

export const starting = (pageSize: number) => ({ pagination: { paginationModel: { pageSize } } });

export const footer = () =>
  document.querySelector('.MuiDataGrid-footerContainer')?.textContent ?? '';

export const rowCount = () => document.querySelectorAll('.MuiDataGrid-row').length;

export const next = (screen: Screen) => screen.getByRole('button', { name: 'Go to next page' });

export const status = (screen: Screen) => screen.getByRole('status');
