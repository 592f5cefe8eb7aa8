import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'aisle', headerName: 'Aisle', width: 90 },
  { field: 'bin', headerName: 'Bin', width: 90 },
];

export default function FitTheHeight() {
  const [height, setHeight] = useState(320);

  return (
    <Box sx={{ width: '100%', minHeight: 488 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height"
        value={height}
        onChange={(_, next: number | null) => next && setHeight(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={320}>Low</ToggleButton>
        <ToggleButton value={440}>High</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height }}>
        <DataGrid label="Bins" rows={stock} columns={columns} autoPageSize />
      </Box>
    </Box>
  );
}
