import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { useState } from 'react';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'status', headerName: 'Status', width: 120 },
];

function Lines({ order }: { order: Order }) {
  const [priced, setPriced] = useState(false);
  return (
    <Box sx={{ p: 2 }}>
      {order.lines.map((line, index) => (
        <Typography variant="body2" key={index}>
          {line.quantity} × {line.product}
          {priced && (
            <Box component="span" sx={{ display: 'block' }}>
              at ${line.unitPrice} each
            </Box>
          )}
        </Typography>
      ))}
      <Button size="small" onClick={() => setPriced(!priced)}>
        {priced ? 'Hide prices' : 'Show prices'}
      </Button>
    </Box>
  );
}

const panelContent = ({ row }: GridRowParams<Order>) => <Lines order={row} />;
const panelHeight = () => 'auto' as const;

export default function HeightFromContent() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Orders with lines"
        rows={orders}
        columns={columns}
        getDetailPanelContent={panelContent}
        getDetailPanelHeight={panelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set(['SO-2041']) } }}
        hideFooter
      />
    </Box>
  );
}
