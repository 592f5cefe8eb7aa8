import { DataGrid, type DataGridProps } from '@mui/x-data-grid';

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
export const overlays = () => all('.MuiDataGrid-overlay').map(({ textContent }) => textContent);
export const two = [
  { id: 1, a: 'one' },
  { id: 2, a: 'two' },
];

export function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 400 }}>
      <DataGrid rows={two} columns={[{ field: 'a', headerName: 'A' }]} hideFooter {...props} />
    </div>
  );
}
