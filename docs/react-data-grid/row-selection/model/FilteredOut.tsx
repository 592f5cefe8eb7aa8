import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'zone', headerName: 'Zone', width: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const firstThree: GridRowSelectionModel = {
  type: 'include',
  ids: new Set(stock.slice(0, 3).map(({ id }) => id)),
};

export default function FilteredOut() {
  const [keep, setKeep] = useState(false);
  const [model, setModel] = useState(firstThree);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={keep} onChange={(_, checked) => setKeep(checked)} />}
        label="Keep rows selected while they are filtered out"
      />
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Stock"
          rows={stock}
          columns={columns}
          showToolbar
          checkboxSelection
          keepNonExistentRowsSelected={keep}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
