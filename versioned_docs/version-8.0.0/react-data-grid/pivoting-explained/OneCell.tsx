import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { coffeeWeek, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'form', headerName: 'Form', width: 110 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 100 },
];

export default function OneCell() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGridPremium
        label="The sales behind one figure"
        rows={coffeeWeek}
        columns={columns}
        hideFooter
        density="compact"
        getRowClassName={({ row }) =>
          row.region === 'South' && row.form === 'Beans' ? 'counted' : ''
        }
        sx={{ '& .counted': { bgcolor: 'action.selected', fontWeight: 'fontWeightBold' } }}
      />
    </Box>
  );
}
