import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { departures, type Departure } from 'sample-data/trains';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 100 },
];

export default function WholeColumn() {
  const apiRef = useGridApiRef();
  const select = (first: string, last: string) => {
    // As the rows are sorted and filtered now.
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const [top, bottom] = [ids[0], ids.at(-1)];
    if (top === undefined || bottom === undefined) return;
    apiRef.current?.selectCellRange({ id: top, field: first }, { id: bottom, field: last });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="outlined" size="small" onClick={() => select('platform', 'platform')}>
          Select platforms
        </Button>
        <Button variant="outlined" size="small" onClick={() => select('train', 'platform')}>
          Select all cells
        </Button>
      </Stack>
      <Box sx={{ height: 371 }}>
        <DataGridPremium
          label="Platforms"
          apiRef={apiRef}
          rows={departures}
          columns={columns}
          getRowId={(row) => row.train}
          cellSelection
          rowSelection={false}
        />
      </Box>
    </Box>
  );
}
