import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { useCallback, useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  {
    field: 'unitCost',
    headerName: 'Unit cost',
    type: 'number',
    width: 130,
    editable: true,
    // Validate: while this says error, the cell can't be saved.
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !(props.value > 0) }),
  },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
];

const rows = stock.slice(0, 6);

/** Stands for your server. It refuses every cost above 50. */
async function saveOnServer(item: StockItem): Promise<StockItem> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (item.unitCost > 50) throw new Error(`${item.product}: a cost above 50 needs approval.`);
  return item;
}

export default function CorrectPrices(props: Partial<DataGridProps>) {
  const [message, setMessage] = useState({ text: 'Double-click a number.', failed: false });

  const save = useCallback(async (newRow: StockItem, oldRow: StockItem) => {
    try {
      const saved = await saveOnServer(newRow);
      setMessage({ text: `${saved.product}: saved.`, failed: false });
      return saved;
    } catch (error) {
      setMessage({ text: `${(error as Error).message} Nothing changed.`, failed: true });
      return oldRow; // Roll back.
    }
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 271 }}>
        <DataGrid
          label="Stock and cost"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          density="compact"
          hideFooter
          sx={{ '& .MuiDataGrid-cell--editing .Mui-error': { color: 'error.main' } }}
          {...props}
        />
      </Box>
      <Alert severity={message.failed ? 'error' : 'info'} role="status" sx={{ mt: 1 }}>
        {message.text}
      </Alert>
    </Box>
  );
}
