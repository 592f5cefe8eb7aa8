import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number;
  product: string;
  price: number;
  quantity: number;
}

const rows: Line[] = [
  { id: 1, product: 'Desk lamp', price: 48.5, quantity: 2 },
  { id: 2, product: 'Office chair', price: 189, quantity: 1 },
  { id: 3, product: 'Notebook', price: 3.2, quantity: 25 },
];

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

// #region taught
const columns: GridColDef<Line>[] = [
  { field: 'product', flex: 1, minWidth: 110 },
  {
    field: 'price',
    type: 'number',
    editable: true,
    valueFormatter: (value: number) => money.format(value),
  },
  {
    field: 'quantity',
    type: 'number',
    editable: true,
    valueSetter: (value: number, row) => ({ ...row, quantity: Math.max(1, value) }),
  },
  {
    field: 'total',
    type: 'number',
    valueGetter: (_value, row) => row.price * row.quantity,
    valueFormatter: (value: number) => money.format(value),
  },
];
// #endregion taught

export default function ValueFunctions() {
  return <DataGrid rows={rows} columns={columns} hideFooter aria-label="Order" />;
}
