import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooter,
  GridFooterContainer,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function SelectionFooter() {
  const apiRef = useGridApiContext();
  const selected = [...useGridSelector(apiRef, gridRowSelectionIdsSelector).values()] as Order[];
  const sum = selected.reduce((total, order) => total + order.total, 0);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box role="status" sx={{ px: 2, pt: 1, typography: 'body2' }}>
        {selected.length ? `Selected: ${dollars.format(sum)}` : 'Select orders to add them up.'}
      </Box>
      <GridFooterContainer sx={{ border: 'none' }}>
        <GridFooter sx={{ border: 'none', width: '100%' }} />
      </GridFooterContainer>
    </Box>
  );
}

export default function FooterWithTotals() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Orders to add up"
        rows={orders}
        columns={columns}
        checkboxSelection
        slots={{ footer: SelectionFooter }}
      />
    </Box>
  );
}
