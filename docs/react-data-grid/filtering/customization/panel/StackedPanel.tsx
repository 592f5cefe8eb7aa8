import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type FilterColumnsArgs, type GridColDef } from '@mui/x-data-grid';
import { shipments, carriers, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'lot', headerName: 'Lot', width: 110 },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 130 },
  {
    field: 'carrier',
    headerName: 'Carrier',
    type: 'singleSelect',
    valueOptions: carriers,
    width: 150,
  },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
];

const withoutLot = ({ columns: all }: FilterColumnsArgs) =>
  all.map(({ field }) => field).filter((field) => field !== 'lot');

export default function StackedPanel() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Shipments"
        rows={shipments}
        columns={columns}
        showToolbar
        density="compact"
        slotProps={{
          filterPanel: {
            columnsSort: 'asc',
            getColumnForNewFilter: () => 'carrier',
            filterFormProps: {
              filterColumns: withoutLot,
              deleteIconProps: { sx: { alignSelf: 'end' } },
            },
            sx: {
              [`& .${gridClasses.filterForm}`]: { flexDirection: 'column', width: 240 },
              [`& .${gridClasses.filterForm} > *`]: { width: 'auto' },
            },
          },
        }}
      />
    </Box>
  );
}
