import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';
import { widths } from './widths';

const columns: GridColDef<Order>[] = [{ field: 'id', width: widths.id }];

export default function Orders() {
  return (
    <div style={{ height: 300 }}>
      <DataGrid rows={orders} columns={columns} />
    </div>
  );
}
