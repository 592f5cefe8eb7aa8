import Box from '@mui/material/Box';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

const rows = people.slice(0, 4);
const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'office', headerName: 'Office', width: 130, editable: true },
];

export default function TabThroughCells() {
  const apiRef = useGridApiRef();

  const handleCellKeyDown: GridEventListener<'cellKeyDown'> = (params, event) => {
    // In an open editor, the grid moves to the next cell by itself.
    if (event.key !== 'Tab' || params.cellMode === 'edit' || !apiRef.current) return;
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const fields = apiRef.current.getVisibleColumns().map((column) => column.field);
    const index = ids.indexOf(params.id) * fields.length + fields.indexOf(params.field);
    const next = index + (event.shiftKey ? -1 : 1);
    const id = ids[Math.floor(next / fields.length)];
    const field = fields[next % fields.length];
    // Past the first or last cell, Tab leaves the grid as ever.
    if (id === undefined || field === undefined) return;
    event.preventDefault();
    apiRef.current.scrollToIndexes({
      rowIndex: ids.indexOf(id),
      colIndex: fields.indexOf(field),
    });
    apiRef.current.setCellFocus(id, field);
  };

  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Offices"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellKeyDown={handleCellKeyDown}
        hideFooter
      />
    </Box>
  );
}
