import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function ReceiveGoods(props: Partial<DataGridProps>) {
  const [rows, setRows] = useState(() => stock.slice(0, 4));

  const receive = () =>
    setRows((current) => current.map((row) => ({ ...row, onHand: row.onHand + 10 })));
  const addBin = () =>
    setRows((current) => [...current, ...stock.slice(current.length, current.length + 1)]);
  const removeBin = () => setRows((current) => current.slice(0, -1));

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={receive}>Receive 10 of each</Button>
      <Button onClick={addBin}>Add a bin</Button>
      <Button onClick={removeBin}>Remove the last bin</Button>
      <Box sx={{ height: 352, mt: 1 }}>
        <DataGrid
          label="Goods in"
          rows={rows}
          columns={columns}
          hideFooterPagination
          checkboxSelection
          {...props}
        />
      </Box>
    </Box>
  );
}
