import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  createRowSelectionManager,
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

export default function OnlySelected() {
  const [isOnlySelected, setIsOnlySelected] = useState(false);
  const [model, setModel] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['BRN', 'WHT']),
  });
  const rows = useMemo(() => {
    const manager = createRowSelectionManager(model);
    return isOnlySelected
      ? openingQuotes.filter(({ symbol }) => manager.has(symbol))
      : openingQuotes;
  }, [isOnlySelected, model]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Only selected rows"
        control={
          <Switch
            checked={isOnlySelected}
            onChange={(event) => setIsOnlySelected(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Watched commodities"
          rows={rows}
          columns={columns}
          getRowId={(row) => row.symbol}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
