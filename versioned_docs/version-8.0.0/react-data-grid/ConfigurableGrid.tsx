import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'height', headerName: 'Meters', type: 'number', width: 90 },
];

const rows = [
  { id: 1, peak: 'Aconcagua', country: 'Argentina', height: 6961 },
  { id: 2, peak: 'Denali', country: 'Alaska', height: 6190 },
  { id: 3, peak: 'Kilimanjaro', country: 'Tanzania', height: 5895 },
  { id: 4, peak: 'Mont Blanc', country: 'France', height: 4806 },
  { id: 5, peak: 'Aoraki', country: 'New Zealand', height: 3724 },
];

export default function ConfigurableGrid(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid aria-label="Peaks" rows={rows} columns={columns} {...props} />
    </Box>
  );
}
