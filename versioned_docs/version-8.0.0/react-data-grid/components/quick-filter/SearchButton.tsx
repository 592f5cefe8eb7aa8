import Box from '@mui/material/Box';
import ClearIcon from '@mui/icons-material/Clear';
import IconButton from '@mui/material/IconButton';
import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { repairs, type Repair } from 'sample-data/repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 180 },
  { field: 'mechanic', headerName: 'Mechanic', width: 120 },
];

const field = (
  <QuickFilterControl
    render={({ ref, slotProps, ...props }) => (
      <TextField
        {...props}
        inputRef={ref}
        size="small"
        placeholder="Search repairs"
        slotProps={{ htmlInput: slotProps?.htmlInput }}
      />
    )}
  />
);

function SearchToolbar() {
  return (
    <Toolbar aria-label="Search">
      <QuickFilter
        render={(props, { expanded, value }) => (
          <div {...props}>
            {expanded ? (
              field
            ) : (
              <QuickFilterTrigger render={<ToolbarButton aria-label="Search" />}>
                <SearchIcon fontSize="small" />
              </QuickFilterTrigger>
            )}
            {value !== '' && (
              <QuickFilterClear render={<IconButton aria-label="Clear the search" />}>
                <ClearIcon fontSize="small" />
              </QuickFilterClear>
            )}
          </div>
        )}
      />
    </Toolbar>
  );
}

export default function SearchButton() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Repairs to search"
        rows={repairs}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </Box>
  );
}
