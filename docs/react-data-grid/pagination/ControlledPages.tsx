import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function ControlledPages() {
  const [model, setModel] = useState<GridPaginationModel>({ page: 2, pageSize: 5 });

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ fontFamily: 'monospace', mb: 1 }}>
        {`{ page: ${model.page}, pageSize: ${model.pageSize} }`}
      </Box>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setModel({ ...model, page: 0 })}
        sx={{ mb: 1 }}
      >
        Back to the first page
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Order totals"
          rows={orders}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10, 20]}
        />
      </Box>
    </Box>
  );
}
