import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridClasses,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 260 },
  { field: 'country', headerName: 'Country', width: 200 },
  { field: 'channel', headerName: 'Channel', width: 200 },
  { field: 'status', headerName: 'Status', width: 200 },
];

function Lines({ order }: { order: Order }) {
  return (
    // The panel is as wide as all columns; this box stays in the part that is in view.
    <Box sx={{ position: 'sticky', insetInlineStart: 0, width: 'min(100%, 20rem)', p: 2 }}>
      {order.lines.map((line, index) => (
        <Typography variant="body2" key={index}>
          {line.quantity} × {line.product}, ${line.unitPrice} each
        </Typography>
      ))}
    </Box>
  );
}

const panelContent = ({ row }: GridRowParams<Order>) => <Lines order={row} />;
const panelHeight = () => 'auto' as const;

export default function PanelInView() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Wide orders"
        rows={orders}
        columns={columns}
        getDetailPanelContent={panelContent}
        getDetailPanelHeight={panelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set(['SO-2041', 'SO-2042']) } }}
        hideFooter
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
      />
    </Box>
  );
}
