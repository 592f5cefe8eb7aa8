import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import type { SyntheticEvent } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

function CountForm({ row }: { row: StockItem }) {
  const apiRef = useGridApiContext();

  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const onHand = Number(new FormData(event.currentTarget).get('onHand'));
    apiRef.current.updateRows([{ id: row.id, onHand }]);
    apiRef.current.toggleDetailPanel(row.id);
    apiRef.current.setCellFocus(row.id, 'onHand');
  };

  return (
    <Box component="form" onSubmit={save} sx={{ display: 'flex', gap: 2, p: 2 }}>
      <TextField
        name="onHand"
        label={`Counted in ${row.bin}`}
        type="number"
        size="small"
        defaultValue={row.onHand}
        slotProps={{ htmlInput: { required: true, min: 0 } }}
      />
      <Button type="submit">Save</Button>
    </Box>
  );
}

const panelContent = ({ row }: GridRowParams<StockItem>) => <CountForm row={row} />;
const panelHeight = () => 72;

export default function StockCount() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Stock count"
        rows={stock}
        columns={columns}
        getDetailPanelContent={panelContent}
        getDetailPanelHeight={panelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set(['ST-10001']) } }}
        hideFooter
      />
    </Box>
  );
}
