import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'room', headerName: 'Room', width: 130 },
];

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      aria-label="Pages"
      size="small"
      count={count}
      page={page + 1}
      onChange={(_, next) => apiRef.current.setPage(next - 1)}
      sx={{ p: 1 }}
    />
  );
}

export default function NumberedPages() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Works by room"
        rows={artworks}
        columns={columns}
        slots={{ pagination: PageNumbers }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        hideFooterSelectedRowCount
      />
    </Box>
  );
}
