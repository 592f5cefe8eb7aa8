import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridOverlay, useGridApiContext, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'started', headerName: 'Started', type: 'date', width: 120 },
];

function AllHidden() {
  const apiRef = useGridApiContext();
  const show = () => {
    apiRef.current.setColumnVisibilityModel({});
    apiRef.current.setColumnHeaderFocus('name');
  };
  return (
    <GridOverlay>
      All columns are hidden.
      <Button onClick={show}>Show all columns</Button>
    </GridOverlay>
  );
}

export default function ShowAllColumns() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="People since when"
        rows={people}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { name: false, started: false } } }}
        slots={{ noColumnsOverlay: AllHidden }}
        hideFooter
      />
    </Box>
  );
}
