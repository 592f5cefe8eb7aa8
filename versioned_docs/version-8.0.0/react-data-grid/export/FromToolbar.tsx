import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function FromToolbar() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        // Only rows that are in the DOM are printed.
        disableVirtualization
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'orders' },
            // In print, the toolbar would push the last row under the footer.
            printOptions: {
              pageStyle: '.MuiDataGrid-root .MuiDataGrid-toolbar { display: none; }',
            },
          },
        }}
      />
    </Box>
  );
}
