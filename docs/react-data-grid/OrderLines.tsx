import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { orders, type Order } from 'sample-data/orders';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => dollars.format(value),
  },
];

function Lines({ order }: { order: Order }) {
  return (
    <Box sx={{ py: 2, px: 4 }}>
      {order.lines.map((line, index) => (
        <Typography variant="body2" key={index}>
          {line.quantity} × {line.product} at {dollars.format(line.unitPrice)}
        </Typography>
      ))}
    </Box>
  );
}

const getLines = ({ row }: GridRowParams<Order>) => <Lines order={row} />;
const getHeight = () => 'auto' as const;
const openAtStart = new Set(['SO-2044']);

export default function OrderLines() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Orders with their lines"
        rows={orders}
        hideFooter
        columns={columns}
        getDetailPanelContent={getLines}
        getDetailPanelHeight={getHeight}
        initialState={{
          detailPanel: { expandedRowIds: openAtStart },
        }}
      />
    </Box>
  );
}
