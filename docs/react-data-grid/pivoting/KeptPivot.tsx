import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'channel', headerName: 'Channel', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

const key = 'docs-orders-pivot';

const firstModel: GridPivotModel = {
  rows: [{ field: 'country' }],
  columns: [{ field: 'channel', sort: 'asc' }],
  values: [{ field: 'items', aggFunc: 'sum' }],
};

function readModel(): GridPivotModel {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? firstModel;
  } catch {
    return firstModel; // Storage is blocked, or holds something else.
  }
}

/** Stores the model, or forgets it. */
function storeModel(model?: GridPivotModel) {
  try {
    if (model) localStorage.setItem(key, JSON.stringify(model));
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked or full: the model is kept until the page is left.
  }
}

export default function KeptPivot() {
  const [isActive, setActive] = useState(true);
  const [model, setModel] = useState(readModel);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        onClick={() => {
          storeModel();
          setModel(firstModel);
        }}
      >
        Forget my changes
      </Button>
      <Box sx={{ height: 480 }}>
        <DataGridPremium
          label="A pivot that is remembered"
          rows={orders}
          columns={columns}
          showToolbar
          pivotActive={isActive}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={(next) => {
            setModel(next);
            storeModel(next);
          }}
        />
      </Box>
    </Box>
  );
}
