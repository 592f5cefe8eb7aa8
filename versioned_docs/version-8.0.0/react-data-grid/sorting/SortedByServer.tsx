import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
  { field: 'country', headerName: 'Country', width: 120 },
];

/** Stands for your server: takes the column and the direction, and answers a moment later. */
async function fetchOrders(sort = '', direction = 'asc'): Promise<Order[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const value = (order: Order) => (order as unknown as Record<string, string | number>)[sort] ?? '';
  const rows = orders.toSorted((a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0));
  return (direction === 'desc' ? rows.toReversed() : rows).slice(0, 20);
}

export default function SortedByServer() {
  const [sortModel, setSortModel] = useState<GridSortModel>([{ field: 'total', sort: 'desc' }]);
  const [answer, setAnswer] = useState<{ rows: Order[]; model?: GridSortModel }>({ rows: [] });

  useEffect(() => {
    let current = true;
    const [item] = sortModel;
    fetchOrders(item?.field, item?.sort ?? 'asc').then((rows) => {
      if (current) setAnswer({ rows, model: sortModel });
    });
    return () => {
      current = false;
    };
  }, [sortModel]);

  const [item] = sortModel;
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        GET /orders{item ? `?sort=${item.field}&direction=${item.sort}` : ''}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Orders"
          rows={answer.rows}
          columns={columns}
          loading={answer.model !== sortModel}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          density="compact"
          hideFooter
        />
      </Box>
    </Box>
  );
}
