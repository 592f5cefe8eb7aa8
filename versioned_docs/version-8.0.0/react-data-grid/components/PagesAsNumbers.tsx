import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'booked', headerName: 'Booked', type: 'date', width: 120 },
];

function PageNumbers() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      aria-label="Pages of shipments"
      count={count}
      page={page + 1}
      onChange={(_, next) => apiRef.current.setPage(next - 1)}
    />
  );
}

export default function PagesAsNumbers() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Shipments by page"
        rows={shipments}
        columns={columns}
        slots={{ pagination: PageNumbers }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
