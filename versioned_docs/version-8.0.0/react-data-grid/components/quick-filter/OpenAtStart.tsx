import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import { people, type Person } from 'sample-data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
];

function SearchToolbar() {
  return (
    <Toolbar aria-label="Search for people">
      <QuickFilter
        defaultExpanded
        render={(props, { expanded }) => (
          <div {...props}>
            {expanded ? (
              <QuickFilterControl
                render={({ ref, slotProps, ...control }) => (
                  <TextField
                    {...control}
                    inputRef={ref}
                    size="small"
                    placeholder="Name or office"
                    slotProps={{ htmlInput: slotProps?.htmlInput }}
                  />
                )}
              />
            ) : (
              <QuickFilterTrigger render={<ToolbarButton render={<Button />} />}>
                Search
              </QuickFilterTrigger>
            )}
          </div>
        )}
      />
    </Toolbar>
  );
}

export default function OpenAtStart() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="People and offices"
        rows={people}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </Box>
  );
}
