import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowHeightParams } from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 200,
    display: 'flex',
    renderCell: ({ row }) => (
      <div>
        {row.product}
        {row.fragile && (
          <Typography variant="body2" color="text.secondary">
            Fragile: carry by hand
          </Typography>
        )}
      </div>
    ),
  },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

function heightOf({ model, densityFactor }: GridRowHeightParams) {
  return model.fragile ? 72 * densityFactor : null;
}

export default function HeightForEachRow() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        label="Stock with fragile goods"
        rows={stock}
        columns={columns}
        getRowHeight={heightOf}
        hideFooter
      />
    </Box>
  );
}
