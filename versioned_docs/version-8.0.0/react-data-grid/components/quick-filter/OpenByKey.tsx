import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { repairs, type Repair } from 'sample-data/repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 160 },
  { field: 'customer', headerName: 'Customer', width: 140 },
];

function SearchToolbar() {
  const apiRef = useGridApiContext();
  const [expanded, setExpanded] = useState(false);

  useEffect(() => {
    const grid = apiRef.current.rootElementRef.current;
    const listen = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 'f') {
        event.preventDefault();
        setExpanded(true);
      }
    };
    grid?.addEventListener('keydown', listen);
    return () => grid?.removeEventListener('keydown', listen);
  }, [apiRef]);

  return (
    <Toolbar aria-label="Search tickets">
      <QuickFilter expanded={expanded} onExpandedChange={setExpanded}>
        {expanded ? (
          <QuickFilterControl
            render={({ ref, slotProps, ...props }) => (
              <TextField
                {...props}
                inputRef={ref}
                size="small"
                placeholder="Ticket, bike or customer"
                slotProps={{ htmlInput: slotProps?.htmlInput }}
              />
            )}
          />
        ) : (
          <QuickFilterTrigger render={<ToolbarButton render={<Button />} />}>
            Find (Ctrl + F)
          </QuickFilterTrigger>
        )}
      </QuickFilter>
    </Toolbar>
  );
}

export default function OpenByKey() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Tickets"
        rows={repairs}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </Box>
  );
}
