import { useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'team', headerName: 'Team' },
  { field: 'timeZone', headerName: 'Time zone' },
  { field: 'email', headerName: 'Email' },
];

/** Answers after 300 milliseconds, as a server would. */
function fetchPeople(): Promise<Employee[]> {
  return new Promise((resolve) => setTimeout(() => resolve(employees), 300));
}

export default function FitAfterLoading() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState<Employee[]>([]);
  const [loading, setLoading] = useState(false);

  async function load() {
    if (loading) return;
    setLoading(true);
    try {
      const people = await fetchPeople();
      // The grid gets the rows at once, and has drawn them when the next frame begins.
      flushSync(() => setRows(people));
    } finally {
      setLoading(false); // also when the request fails
    }
    await new Promise(requestAnimationFrame);
    await apiRef.current?.autosizeColumns({ includeOutliers: true });
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={load} sx={{ mb: 1 }}>
        Load people
      </Button>
      <Box sx={{ height: 319 }}>
        <DataGrid
          aria-label="People from the server"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
        />
      </Box>
    </Box>
  );
}
