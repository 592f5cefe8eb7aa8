import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'symbol', headerName: 'Symbol', width: 110 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'unit', headerName: 'Unit', width: 120 },
];

function NothingFound() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const clear = () => {
    apiRef.current.setFilterModel({ items: [] });
    apiRef.current.setColumnHeaderFocus('symbol');
  };
  return (
    <GridOverlay>
      <Box role="status">
        No commodity matches “{items.map(({ value }) => value as string).join('”, “')}”.
      </Box>
      <Button onClick={clear}>Clear filters</Button>
    </GridOverlay>
  );
}

export default function ClearFilters() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Units of commodities"
        rows={openingQuotes}
        columns={columns}
        getRowId={(row) => row.symbol}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'name', operator: 'contains', value: 'tulips' }] },
          },
        }}
        slots={{ noResultsOverlay: NothingFound }}
        hideFooter
      />
    </Box>
  );
}
