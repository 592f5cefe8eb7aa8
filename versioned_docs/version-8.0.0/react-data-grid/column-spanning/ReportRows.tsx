import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number;
  item: string;
  quantity?: number;
  price?: number;
  total?: number;
  note?: string;
}

const rows: Line[] = [
  { id: 1, item: 'Alder desk', quantity: 4, price: 429, total: 1716 },
  { id: 2, item: 'Linen task chair', quantity: 4, price: 238.5, total: 954 },
  { id: 3, item: 'Delivered on 14 September, signed by the concierge', note: 'delivery' },
  { id: 4, item: 'Walnut drawer unit', quantity: 2, price: 312, total: 624 },
  { id: 5, item: 'Total', total: 3294, note: 'total' },
];

const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    width: 220,
    colSpan: (_, row) => (row.note === 'delivery' ? 4 : row.note === 'total' ? 3 : undefined),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
];

export default function ReportRows() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Invoice"
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
