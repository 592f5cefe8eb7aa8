import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { oceans } from 'sample-data/earth';

const columns: GridColDef<(typeof oceans)[number]>[] = [
  { field: 'label', headerName: 'Ocean', flex: 1, minWidth: 110 },
  { field: 'value', headerName: 'Area (million km²)', type: 'number', width: 160 },
];

export default function VisibleStates() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['atlantic']),
  });
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Oceans"
        rows={oceans}
        columns={columns}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        hideFooter
        sx={{
          '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': {
            outlineWidth: 3,
            outlineOffset: -3,
          },
          '@media (forced-colors: active)': {
            '& .MuiDataGrid-row.Mui-selected': {
              outline: '2px solid Highlight',
              outlineOffset: -2,
            },
          },
        }}
      />
    </Box>
  );
}
