import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';
import { useState } from 'react';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'supplier', headerName: 'Supplier', width: 170 },
];

export default function PanelAtButton() {
  const apiRef = useGridApiRef();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        ref={setButton}
        variant="outlined"
        onClick={() => apiRef.current?.showFilterPanel()}
        sx={{ mb: 1 }}
      >
        Filter the stock
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Stock"
          apiRef={apiRef}
          rows={stock}
          columns={columns}
          density="compact"
          slotProps={{ panel: { target: button } }}
        />
      </Box>
    </Box>
  );
}
