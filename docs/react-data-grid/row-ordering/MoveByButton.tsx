import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { openingQuotes, type Quote } from 'sample-data/market';

const getSymbol = (quote: Quote) => quote.symbol;

export default function MoveByButton() {
  const [rows, setRows] = useState(() => openingQuotes.slice(0, 6));

  const columns = useMemo<GridColDef<Quote>[]>(() => {
    const moveBy = (id: unknown, step: number) =>
      setRows((current) => {
        const from = current.findIndex(({ symbol }) => symbol === id);
        const next = [...current];
        next.splice(Math.max(0, from + step), 0, ...next.splice(from, 1));
        return next;
      });
    return [
      { field: 'name', headerName: 'Watchlist', flex: 1, minWidth: 140, sortable: false },
      {
        field: 'move',
        type: 'actions',
        headerName: 'Move',
        width: 100,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpwardIcon />}
            label={`Move ${row.name} up`}
            onClick={() => moveBy(id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownwardIcon />}
            label={`Move ${row.name} down`}
            onClick={() => moveBy(id, 1)}
          />,
        ],
      },
    ];
  }, []);

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Watchlist"
        rows={rows}
        columns={columns}
        getRowId={getSymbol}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
