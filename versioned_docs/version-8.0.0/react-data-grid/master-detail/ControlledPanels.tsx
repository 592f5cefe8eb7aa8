import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'fragile', headerName: 'Fragile', type: 'boolean', width: 100 },
];

// No panel for rows without a note: their button is disabled.
const panelContent = ({ row }: GridRowParams<StockItem>) =>
  row.note ? <Box sx={{ p: 2 }}>{row.note}</Box> : null;
const panelHeight = () => 'auto' as const;

export default function ControlledPanels() {
  const [open, setOpen] = useState(new Set<GridRowId>(['ST-10002']));
  const bins = stock.filter(({ id }) => open.has(id)).map(({ bin }) => bin);

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info">Open: {bins.join(', ') || 'none'}</Alert>
      <Box sx={{ height: 380, mt: 1 }}>
        <DataGridPro
          label="Notes on stock"
          rows={stock}
          columns={columns}
          getDetailPanelContent={panelContent}
          getDetailPanelHeight={panelHeight}
          detailPanelExpandedRowIds={open}
          onDetailPanelExpandedRowIdsChange={setOpen}
          hideFooter
        />
      </Box>
    </Box>
  );
}
