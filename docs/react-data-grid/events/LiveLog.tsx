import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef, type GridEvents } from '@mui/x-data-grid';
import { people, type Person } from 'sample-data/people';

const watched: GridEvents[] = [
  ...(['cellMouseDown', 'cellMouseUp', 'cellClick', 'cellDoubleClick'] as const),
  ...(['cellKeyDown', 'cellKeyUp', 'cellEditStart', 'cellEditStop'] as const),
  ...(['rowClick', 'rowDoubleClick', 'rowSelectionChange'] as const),
  ...(['columnHeaderClick', 'columnHeaderKeyDown', 'sortModelChange'] as const),
  ...(['columnResizeStart', 'columnResizeStop', 'columnWidthChange'] as const),
  ...(['columnVisibilityModelChange', 'filterModelChange', 'menuOpen', 'menuClose'] as const),
];

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 160, editable: true },
  { field: 'office', headerName: 'Office', width: 120, editable: true },
];

export default function LiveLog() {
  const apiRef = useGridApiRef();
  const [log, setLog] = useState<string[]>([]);

  useEffect(() => {
    const stops = watched.map((name) => {
      const note = () => setLog((lines) => [...lines, name]);
      return apiRef.current?.subscribeEvent(name, note, { isFirst: true });
    });
    return () => stops.forEach((stop) => stop?.());
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Watched people"
          apiRef={apiRef}
          rows={people}
          columns={columns}
          hideFooter
        />
      </Box>
      <Button onClick={() => setLog([])} sx={{ my: 1 }}>
        Clear log
      </Button>
      <Box
        role="log"
        aria-label="Events"
        tabIndex={0}
        sx={{
          height: 220,
          overflow: 'auto',
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'flex-start',
          columnGap: 2,
          fontFamily: 'monospace',
          fontSize: 14,
        }}
      >
        {log.length === 0 && 'Click, type, sort, resize …'}
        {log.slice(-30).map((name, index) => (
          <Box key={Math.max(0, log.length - 30) + index}>{name}</Box>
        ))}
      </Box>
    </Box>
  );
}
