import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid-pro';
import { useState } from 'react';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 100 },
];

export default function LiveModel() {
  const [model, setModel] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['IC 704', 'HS 21']),
  });
  const ids = [...model.ids].map((id) => `'${id}'`).join(', ');

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ fontFamily: 'monospace', minHeight: 48, mb: 1 }}>
        {`{ type: '${model.type}', ids: new Set([${ids}]) }`}
      </Box>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          label="Departures"
          rows={departures}
          columns={columns}
          getRowId={(row) => row.train}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
