import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';
import { useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Pick next', flex: 1, minWidth: 190, sortable: false },
  { field: 'bin', headerName: 'Bin', width: 100, sortable: false },
  { field: 'reserved', headerName: 'Pieces', type: 'number', width: 100, sortable: false },
];

// While a row is dragged, its product follows the pointer.
const picks = stock.slice(8, 15).map((item) => ({ ...item, __reorder__: item.product }));

export default function PickingOrder(props: Partial<DataGridProProps>) {
  const [rows, setRows] = useState(picks);

  const move = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) =>
    setRows((current) => {
      const next = [...current];
      next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
      return next;
    });

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Picking list"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={move}
        disableRowSelectionOnClick
        hideFooter
        {...props}
      />
    </Box>
  );
}
