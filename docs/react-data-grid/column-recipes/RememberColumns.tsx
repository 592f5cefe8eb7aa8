import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from 'sample-data/orders';

const storageKey = 'orders-columns';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
];

const firstState: GridInitialState = { pinnedColumns: { left: ['id'] } };

// #region taught
/** What was stored; on the first visit, and when it can't be read, the first state. */
function stored(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? firstState;
  } catch {
    return firstState;
  }
}
// #endregion taught

export default function RememberColumns() {
  const apiRef = useGridApiRef();
  const [version, setVersion] = useState(0);
  const [initialState, setInitialState] = useState(stored);

  // #region taught
  function save() {
    if (!apiRef.current) return;
    const { columns: columnsState, pinnedColumns } = apiRef.current.exportState();
    try {
      localStorage.setItem(storageKey, JSON.stringify({ columns: columnsState, pinnedColumns }));
    } catch {
      // Storage is blocked or full: the columns are as they are until the page is left.
    }
  }
  // #endregion taught

  function comeBack() {
    setInitialState(stored());
    setVersion(version + 1); // a new key: the grid starts again
  }

  function reset() {
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // Nothing is stored.
    }
    comeBack();
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={comeBack}>Leave and come back</Button>
      <Button onClick={reset}>Reset columns</Button>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          key={version}
          aria-label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          // #region taught
          initialState={initialState}
          onColumnWidthChange={save}
          onColumnOrderChange={save}
          onColumnVisibilityModelChange={save}
          onPinnedColumnsChange={save}
          // #endregion taught
        />
      </Box>
    </Box>
  );
}
