import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { conditions, artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'string', width: 170, editable: true },
  { field: 'insured', headerName: 'number', type: 'number', width: 100, editable: true },
  { field: 'acquired', headerName: 'date', type: 'date', width: 120, editable: true },
  {
    field: 'checked',
    headerName: 'dateTime',
    type: 'dateTime',
    width: 190,
    editable: true,
    valueGetter: (value: Date | undefined, row) =>
      value ?? new Date(2026, 3, row.year % 28, 9, row.height % 60),
  },
  { field: 'onLoan', headerName: 'boolean', type: 'boolean', width: 100, editable: true },
  {
    field: 'condition',
    headerName: 'singleSelect',
    type: 'singleSelect',
    valueOptions: conditions,
    width: 130,
    editable: true,
  },
];

export default function AllTypes() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid aria-label="Column types" rows={artworks} columns={columns} showToolbar />
    </Box>
  );
}
