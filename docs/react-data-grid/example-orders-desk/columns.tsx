import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import {
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { orderStatuses } from 'sample-data/orders';
import { canShip, dollars, toPay, type DeskOrder } from './desk';

const isGiven = (value: number | null) => value !== null && value >= 0 && value <= 30;

/** Says why Enter does not save. */
const editDiscount = (params: GridRenderEditCellParams<DeskOrder>) => (
  <Tooltip open={params.error} title={<span role="alert">Enter 0 to 30.</span>}>
    <div style={{ display: 'flex', width: '100%' }}>
      <GridEditInputCell {...params} />
    </div>
  </Tooltip>
);

export const deskColumns = (onDetails: (order: DeskOrder) => void): GridColDef<DeskOrder>[] => [
  {
    field: 'id',
    headerName: 'Order',
    width: 100,
    renderCell: ({ row, tabIndex }) => (
      <Link component="button" tabIndex={tabIndex} onClick={() => onDetails(row)}>
        {row.id}
      </Link>
    ),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 124 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 116 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    editable: true,
    width: 108,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip size="small" label={row.status} variant={canShip(row) ? 'filled' : 'outlined'} />
    ),
  },
  {
    field: 'discount',
    headerName: 'Discount %',
    type: 'number',
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !isGiven(props.value) }),
    renderEditCell: editDiscount,
  },
  {
    field: 'toPay',
    headerName: 'To pay',
    type: 'number',
    valueGetter: (_, row) => toPay(row),
    valueFormatter: dollars,
  },
];
