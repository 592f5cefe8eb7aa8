import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'supplier', headerName: 'Supplier', width: 150 },
];

export default function Resizable() {
  const [share, setShare] = useState(100);
  const [size, setSize] = useState('');
  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Width in percent"
        value={share}
        min={40}
        onChange={(_, value) => setShare(value as number)}
      />
      <Box sx={{ height: 280, width: `${share}%` }}>
        <DataGrid
          label="Stock"
          rows={stock}
          columns={columns}
          onResize={({ width, height }) => setSize(`${Math.round(width)} × ${Math.round(height)}`)}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {size ? `${size} pixels` : 'Move the slider to see the new size.'}
      </Typography>
    </Box>
  );
}
