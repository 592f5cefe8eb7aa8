import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'started', headerName: 'Since', type: 'date', width: 110 },
];

export default function CopyRows() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 319, mb: 2 }}>
        <DataGrid label="Staff" rows={people} columns={columns} checkboxSelection />
      </Box>
      <TextField label="Paste here" multiline minRows={3} maxRows={3} fullWidth />
    </Box>
  );
}
