import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
  type GridTreeNode,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 150 },
  { field: 'lot', headerName: 'Lot', width: 90 },
  { field: 'to', headerName: 'To', width: 130 },
  { field: 'cargo', headerName: 'Cargo', width: 180 },
];

export default function DrillDown() {
  const apiRef = useGridApiRef();
  // #region taught
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const carrier = filterModel.items.find(({ id }) => id === 'drill')?.value;
  const others = filterModel.items.filter(({ id }) => id !== 'drill');

  const open = (node: GridTreeNode) => {
    if (node.type !== 'group') return;
    const item = { id: 'drill', field: 'carrier', operator: 'equals', value: node.groupingKey };
    setFilterModel({ ...filterModel, items: [...others, item] });
  };
  // #endregion taught

  // The focused row has gone: go on at the first row or, on the way back, at the group.
  const last = React.useRef(carrier);
  React.useEffect(() => {
    const key = last.current;
    last.current = carrier;
    if (carrier === key) return;
    const [first] = carrier
      ? gridExpandedSortedRowIdsSelector(apiRef)
      : [getGroupRowIdFromPath([{ field: 'carrier', key }])];
    const field = carrier ? 'lot' : GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;
    if (first !== undefined) apiRef.current?.setCellFocus(first, field);
  }, [apiRef, carrier]);

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%', alignItems: 'flex-start' }}>
      <Button disabled={!carrier} onClick={() => setFilterModel({ ...filterModel, items: others })}>
        {carrier ? `All carriers / ${carrier}` : 'All carriers'}
      </Button>
      <DataGridPremium
        label="Shipments, by carrier or of one carrier"
        apiRef={apiRef}
        rows={shipments}
        columns={columns}
        // #region taught
        rowGroupingModel={carrier ? [] : ['carrier']}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        onCellClick={({ rowNode }) => open(rowNode)}
        onCellKeyDown={({ rowNode }, { key }) => key === 'Enter' && open(rowNode)}
        // #endregion taught
        columnVisibilityModel={{ carrier: false }}
        disableRowSelectionOnClick
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
