import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { useState } from 'react';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'group', headerName: 'Group', width: 120 },
];

const getSymbol = (quote: Quote) => quote.symbol;
const panelContent = ({ row }: GridRowParams<Quote>) => (
  <Box sx={{ p: 2 }}>
    {row.name} opened at ${row.open} per {row.unit}.
  </Box>
);
const panelHeight = () => 56;

export default function OnePanelAtATime() {
  const [open, setOpen] = useState(new Set<GridRowId>(['BRN']));

  // What is new wins; closing the open one leaves none.
  const keepNewest = (ids: Set<GridRowId>) =>
    setOpen(new Set([...ids].filter((id) => !open.has(id))));

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Commodities, one open"
        rows={openingQuotes}
        columns={columns}
        getRowId={getSymbol}
        getDetailPanelContent={panelContent}
        getDetailPanelHeight={panelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={keepNewest}
        hideFooter
      />
    </Box>
  );
}
