import Box from '@mui/material/Box';
import { DataGrid, GridPreferencePanelsValue, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160, hideable: false },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'channel', headerName: 'Channel', width: 110 },
  { field: 'items', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function OpenPanel() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        rows={orders}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { channel: false } },
          preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.columns },
        }}
        slotProps={{ columnsManagement: { autoFocusSearchField: false } }}
      />
    </Box>
  );
}
