import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110, filterable: false },
];

const rows = employees.slice(0, 40);

export default function FilterFromCode() {
  const apiRef = useGridApiRef();
  const best = { items: [{ field: 'rating', operator: '>=', value: 4.5 }] };
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current?.setFilterModel(best)}>Best rated</Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('office')}>Filter by office</Button>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>Everybody</Button>
      </Stack>
      <Box sx={{ height: 340 }}>
        <DataGrid label="People" apiRef={apiRef} rows={rows} columns={columns} density="compact" />
      </Box>
    </Box>
  );
}
