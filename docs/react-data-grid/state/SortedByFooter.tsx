import Box from '@mui/material/Box';
import {
  DataGrid,
  gridExpandedRowCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 150 },
  { field: 'year', headerName: 'Year', width: 100 },
  { field: 'insured', headerName: 'Insured (€)', type: 'number', width: 130 },
];

function SortedByFooter() {
  const apiRef = useGridApiContext();
  const [first] = useGridSelector(apiRef, gridSortModelSelector);
  const count = useGridSelector(apiRef, gridExpandedRowCountSelector);
  return (
    <Box role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {count === 1 ? '1 work' : `${count} works`},{' '}
      {first ? `by ${first.field}, ${first.sort}` : 'not sorted'}
    </Box>
  );
}

export default function SortedByFooterDemo() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Artists and years"
        rows={artworks}
        columns={columns}
        slots={{ footer: SortedByFooter }}
        initialState={{ sorting: { sortModel: [{ field: 'year', sort: 'asc' }] } }}
      />
    </Box>
  );
}
