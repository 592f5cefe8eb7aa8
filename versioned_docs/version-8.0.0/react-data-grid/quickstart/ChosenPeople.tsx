import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', flex: 1, minWidth: 110 },
];

export default function ChosenPeople() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  // With Pro and Premium, "select all" arrives as everything except `ids`.
  const chosen = people.filter(
    ({ id }) => selection.ids.has(id) === (selection.type === 'include'),
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 340 }}>
        <DataGrid
          label="Who is coming?"
          rows={people}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" noWrap sx={{ mt: 2 }}>
        {chosen.length} coming: {chosen.map(({ name }) => name).join(', ') || 'nobody yet'}
      </Typography>
    </Box>
  );
}
