import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { paints, type Paint } from 'sample-data/paints';

const columns: GridColDef<Paint>[] = [
  { field: 'name', headerName: 'Paint', flex: 1, minWidth: 140 },
  { field: 'family', headerName: 'Family', width: 100 },
  { field: 'finish', headerName: 'Finish', width: 100 },
];

function SearchToolbar() {
  return (
    <Toolbar aria-label="Search paints">
      <QuickFilter expanded style={{ display: 'flex', flex: 1, gap: 8 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder="Matt red"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search paints' },
              }}
            />
          )}
        />
        <QuickFilterClear tabIndex={0} render={<Button />}>
          Clear
        </QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

export default function AlwaysThere() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Paints by name"
        rows={paints}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </Box>
  );
}
