import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function FillTheRest() {
  const [tall, setTall] = useState(false);
  return (
    // Stands for a page of a known height.
    <Box sx={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ bgcolor: 'action.hover', p: 2, minHeight: tall ? 160 : 64 }}>
        <Button color="inherit" onClick={() => setTall(!tall)}>
          {tall ? 'Lower header' : 'Taller header'}
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid label="Stock" rows={stock} columns={columns} />
      </Box>
    </Box>
  );
}
