import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from 'sample-data/orders';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

const columns: GridColDef<Order>[] = [
  {
    field: 'placed',
    headerName: 'Month',
    type: 'date',
    width: 150,
    valueFormatter: (value: Date) => monthName.format(value),
    // Days differ, months do not: compare the months.
    rowSpanValueGetter: (value: Date) => value.getFullYear() * 12 + value.getMonth(),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 110,
    // No value, no span: each row keeps its own status.
    rowSpanValueGetter: () => null,
  },
];

export default function ChooseWhatSpans() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Orders by month"
        rows={orders}
        columns={columns}
        rowSpanning
        rowHeight={40}
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
