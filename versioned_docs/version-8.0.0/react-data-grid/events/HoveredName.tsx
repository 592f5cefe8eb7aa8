import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'symbol', headerName: 'Symbol', width: 110 },
  { field: 'group', headerName: 'Group', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
];

export default function HoveredName() {
  const apiRef = useGridApiRef();
  const [name, setName] = useState('Point at a row.');

  useEffect(() => {
    const stop = apiRef.current?.subscribeEvent('rowMouseEnter', ({ row }) => setName(row.name));
    return stop;
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Symbols"
          apiRef={apiRef}
          rows={openingQuotes}
          columns={columns}
          getRowId={(row) => row.symbol}
          hideFooter
        />
      </Box>
    </Box>
  );
}
