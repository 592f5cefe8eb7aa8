import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  type GridColDef,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { coffeeWeek, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 130 },
];

function TotalBar() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);
  const total = lookup[GRID_ROOT_GROUP_ID]?.revenue?.value ?? 0;
  return (
    <Toolbar aria-label="Total">
      <Typography sx={{ flex: 1 }}>{`${total} euros in this week`}</Typography>
    </Toolbar>
  );
}

export default function ReadFigures() {
  return (
    <Box sx={{ height: 429, width: '100%' }}>
      <DataGridPremium
        label="Sales, read from outside"
        rows={coffeeWeek}
        columns={columns}
        initialState={{ aggregation: { model: { revenue: 'sum' } } }}
        showToolbar
        hideFooter
        density="compact"
        slots={{ toolbar: TotalBar }}
      />
    </Box>
  );
}
