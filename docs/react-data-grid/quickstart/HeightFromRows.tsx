import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140 },
];

export default function HeightFromRows() {
  const [count, setCount] = useState(3);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setCount(Math.min(count + 1, 6))}>Add a row</Button>
      <Button onClick={() => setCount(Math.max(count - 1, 1))}>Remove a row</Button>
      <Box sx={{ display: 'flex', flexDirection: 'column', mt: 1 }}>
        <DataGrid label="Team" rows={people.slice(0, count)} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
