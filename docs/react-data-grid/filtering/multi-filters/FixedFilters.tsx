import Box from '@mui/material/Box';
import {
  DataGridPro,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  GridLogicOperator,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { carriers, shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 140 },
  {
    field: 'carrier',
    headerName: 'Carrier',
    type: 'singleSelect',
    valueOptions: carriers,
    filterOperators: getGridSingleSelectOperators().filter(({ value }) => value === 'is'),
    width: 150,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    filterOperators: getGridNumericOperators().filter(({ value }) => value === '>='),
    width: 120,
  },
];
const twoQuestions = {
  items: [
    { id: 'who', field: 'carrier', operator: 'is', value: carriers[0] },
    { id: 'size', field: 'containers', operator: '>=', value: 2 },
  ],
};

export default function FixedFilters() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        label="Shipments by carrier and size"
        rows={shipments}
        columns={columns}
        initialState={{ filter: { filterModel: twoQuestions } }}
        showToolbar
        // Its entry would add a filter.
        disableColumnMenu
        slotProps={{
          filterPanel: {
            disableAddFilterButton: true,
            disableRemoveAllButton: true,
            logicOperators: [GridLogicOperator.And],
            filterFormProps: {
              deleteIconProps: { sx: { display: 'none' } },
              filterColumns: ({ field }) => [field],
            },
          },
        }}
        density="compact"
      />
    </Box>
  );
}
