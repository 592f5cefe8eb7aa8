import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridFilterOperator } from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from 'sample-data/shipments';
import SizeInput from './SizeInput';

const ofSize: GridFilterOperator<Shipment, number> = {
  value: 'ofSize',
  label: 'is',
  headerLabel: 'Size',
  getApplyFilterFn: ({ value }) => {
    if (!value) return null;
    const [least, most] = String(value).split('-').map(Number) as [number, number];
    return (count) => count >= least && count <= most;
  },
  InputComponent: SizeInput,
};

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 170 },
  {
    field: 'size',
    headerName: 'Containers',
    width: 190,
    valueGetter: (_, row) => row.containers,
    filterOperators: [ofSize],
  },
];

export default function SizeChoice() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments"
        rows={shipments}
        columns={columns}
        headerFilters
        // Room for the label above the field: with this density, 66 pixels.
        headerFilterHeight={94}
        slots={{ headerFilterMenu: null }}
        density="compact"
      />
    </Box>
  );
}
