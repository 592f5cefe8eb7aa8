import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowCountProps } from '@mui/x-data-grid-pro';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
];

function PeopleCount({ rowCount, visibleRowCount }: GridRowCountProps) {
  return (
    <Box sx={{ mx: 2 }}>
      {visibleRowCount} of {rowCount} people
    </Box>
  );
}

export default function RowCountText() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="People in offices that start with L"
        rows={people}
        columns={columns}
        slots={{ footerRowCount: PeopleCount }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'office', operator: 'startsWith', value: 'L' }] },
          },
        }}
      />
    </Box>
  );
}
