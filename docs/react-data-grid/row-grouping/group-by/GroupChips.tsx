import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  type GridColDef,
  gridRowGroupingSanitizedModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { films, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'premiere', headerName: 'Cinema', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

const nameOf = (field: string) => columns.find((column) => column.field === field)?.headerName;

function GroupBar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const others = columns
    .map(({ field }) => field)
    .filter((field) => field !== 'title' && !model.includes(field));
  return (
    <Toolbar aria-label="Groups" style={{ flexWrap: 'wrap', justifyContent: 'flex-start', gap: 8 }}>
      {/* One list, so that a chip that is added or removed keeps the focus. */}
      {[...model, ...others].map((field) =>
        model.includes(field) ? (
          <Chip
            key={field}
            color="primary"
            label={nameOf(field)}
            onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
            onClick={() => apiRef.current.setRowGroupingCriteriaIndex(field, 0)}
          />
        ) : (
          <Chip
            key={field}
            variant="outlined"
            label={`Add ${nameOf(field)}`}
            onClick={() => apiRef.current.addRowGroupingCriteria(field)}
          />
        ),
      )}
    </Toolbar>
  );
}

export default function GroupChips() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films with chips for groups"
        groupingColDef={{ width: 190 }}
        rows={films}
        columns={columns}
        showToolbar
        slots={{ toolbar: GroupBar }}
        initialState={{ rowGrouping: { model: ['genre', 'year'] } }}
      />
    </Box>
  );
}
