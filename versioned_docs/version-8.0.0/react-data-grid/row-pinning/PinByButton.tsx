import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { useMemo, useState } from 'react';
import { openingQuotes, type Quote } from 'sample-data/market';

const getSymbol = (quote: Quote) => quote.symbol;

export default function PinByButton() {
  const [pinned, setPinned] = useState<readonly GridRowId[]>(['XAU', 'COF']);

  const columns = useMemo<GridColDef<Quote>[]>(
    () => [
      {
        field: 'pin',
        type: 'actions',
        headerName: 'Pin',
        width: 60,
        getActions: ({ id, row }) => {
          const isPinned = pinned.includes(id);
          return [
            <GridActionsCellItem
              key="pin"
              icon={isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
              label={`${isPinned ? 'Unpin' : 'Pin'} ${row.name}`}
              onClick={() =>
                setPinned(isPinned ? pinned.filter((one) => one !== id) : [...pinned, id])
              }
            />,
          ];
        },
      },
      { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
      { field: 'group', headerName: 'Group', width: 110 },
      { field: 'open', headerName: 'Open', type: 'number', width: 110 },
    ],
    [pinned],
  );

  // Every row is in one list only.
  const rows = useMemo(() => {
    const isPinned = ({ symbol }: Quote) => pinned.includes(symbol);
    return {
      top: openingQuotes.filter(isPinned),
      rest: openingQuotes.filter((quote) => !isPinned(quote)),
    };
  }, [pinned]);
  const pinnedRows = useMemo(() => ({ top: rows.top }), [rows]);

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Commodities with favorites"
        rows={rows.rest}
        columns={columns}
        getRowId={getSymbol}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
