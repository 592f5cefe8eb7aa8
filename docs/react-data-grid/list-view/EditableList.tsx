import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

function BinCard({ row }: GridRenderCellParams<StockItem>) {
  const apiRef = useGridApiContext();
  const [count, setCount] = useState<string | null>(null);
  const close = () => setCount(null);
  const save = () => {
    apiRef.current.updateRows([{ id: row.id, onHand: Number(count) }]);
    close();
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: '100%' }}>
      <Box sx={{ flex: 1, whiteSpace: 'normal', lineHeight: 1.4 }}>
        {`${row.product}: ${row.onHand}`}
      </Box>
      <Button
        size="small"
        aria-label={`Count ${row.product}, ${row.bin}`}
        onClick={() => setCount(`${row.onHand}`)}
      >
        Count
      </Button>
      <Dialog open={count !== null} onClose={close}>
        <DialogTitle>{row.product}</DialogTitle>
        <DialogContent>
          <TextField
            margin="dense"
            type="number"
            label="On hand"
            value={count ?? ''}
            onChange={(event) => setCount(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={save} disabled={!count}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

const listViewColumn: GridListViewColDef<StockItem> = {
  field: 'bin card',
  renderCell: (params) => <BinCard {...params} />,
};
const columns = [{ field: 'product' }, { field: 'onHand' }];

export default function EditableList() {
  return (
    <Box sx={{ height: 420, width: '100%', maxWidth: 420, mx: 'auto' }}>
      <DataGridPro
        label="Bins to be counted"
        rows={stock}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
      />
    </Box>
  );
}
