import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import {
  DataGridPro,
  gridFilterActiveItemsSelector,
  GridHeaderFilterCell,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import { orders, orderStatuses, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 160,
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'country', headerName: 'Country', width: 150 },
];

function MarkedCell(props: GridHeaderFilterCellProps) {
  const apiRef = useGridApiContext();
  const filters = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const isUsed = filters.some(({ field }) => field === props.colDef.field);
  return <GridHeaderFilterCell {...props} headerClassName={isUsed ? 'used' : ''} />;
}

export default function MarkedCells() {
  return (
    <Box
      sx={{
        height: 360,
        width: '100%',
        '& .used': {
          boxShadow: (theme: Theme) => `inset 0 -3px ${(theme.vars ?? theme).palette.primary.main}`,
        },
      }}
    >
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        headerFilters
        slots={{ headerFilterCell: MarkedCell }}
        initialState={{
          filter: {
            filterModel: { items: [{ id: 1, field: 'status', operator: 'is', value: 'Shipped' }] },
          },
        }}
        density="compact"
      />
    </Box>
  );
}
