import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiContext, useGridEvent, type GridColDef } from '@mui/x-data-grid';
import { makeShipments, type Shipment } from 'sample-data/shipments';

const rows = makeShipments(60);

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'to', headerName: 'To', width: 120 },
];

function ScrollFooter() {
  const apiRef = useGridApiContext();
  const [percent, setPercent] = useState(0);

  useGridEvent(apiRef, 'scrollPositionChange', ({ top }) => {
    const { contentSize, viewportInnerSize } = apiRef.current.getRootDimensions();
    // Not 0, when all rows are in view.
    const all = Math.max(1, contentSize.height - viewportInnerSize.height);
    setPercent(Math.round((top / all) * 100));
  });

  return <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>{percent} % scrolled</Box>;
}

export default function ScrollFooterDemo() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Sixty shipments"
        rows={rows}
        columns={columns}
        slots={{ footer: ScrollFooter }}
      />
    </Box>
  );
}
