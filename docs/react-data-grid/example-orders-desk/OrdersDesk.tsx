import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, gridRowSelectionIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import { deskColumns } from './columns';
import { canShip, server, views, withOwn, type DeskOrder } from './desk';
import OrderDetails from './OrderDetails';
import Totals from './Totals';

export default function OrdersDesk() {
  const apiRef = useGridApiRef();
  const view = React.useRef<HTMLInputElement>(null);
  const [rows, setRows] = React.useState<DeskOrder[]>();
  const [hasFailed, setFailed] = React.useState(false);
  const [note, setNote] = React.useState<{ text: string; undo?: DeskOrder[] }>();
  const [shown, setShown] = React.useState('All orders');
  const [known, setKnown] = React.useState(views);
  const [details, setDetails] = React.useState<DeskOrder>();
  const columns = React.useMemo(() => deskColumns(setDetails), []);

  const load = () =>
    server.getRange({}).then(
      (answer) => {
        setRows(answer.rows);
        setKnown(withOwn());
      },
      () => setFailed(true),
    );
  React.useEffect(() => void load(), []);

  const save = async (order: DeskOrder) => {
    const saved = await server.save(order);
    setNote({ text: `${order.id} is saved.` });
    return saved;
  };

  /** Keeps those that the server takes, and says how many these are. */
  const saveAll = async (orders: DeskOrder[], done: string, undo?: DeskOrder[]) => {
    const results = await Promise.allSettled(orders.map((order) => server.save(order)));
    const saved = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    saved.forEach((order) => apiRef.current?.updateRows([order]));
    setNote({ text: `${done}: ${saved.length} of ${orders.length}.`, undo });
    // The button that undoes is gone.
    if (!undo) view.current?.focus();
  };

  const ship = () => {
    const selected = [...gridRowSelectionIdsSelector(apiRef).values()] as DeskOrder[];
    const due = selected.filter(canShip);
    if (due.length === 0) return setNote({ text: 'Select open or packed orders first.' });
    const shipped = due.map((order): DeskOrder => ({ ...order, status: 'Shipped' }));
    return saveAll(shipped, 'Shipped', due);
  };

  const show = (name: string) => {
    setShown(name);
    apiRef.current?.restoreState(known[name] ?? {});
  };

  const saveView = () => {
    const own = { 'My view': apiRef.current?.exportState() ?? {} };
    setKnown(withOwn(own));
    setShown('My view');
  };

  return (
    <Stack spacing={1} sx={{ height: '100%', minHeight: 600 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1 }}>
        <TextField
          select
          size="small"
          label="View"
          value={shown}
          inputRef={view}
          onChange={({ target }) => show(target.value)}
          slotProps={{ select: { native: true } }}
        >
          {Object.keys(known).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <Button onClick={saveView}>Save view</Button>
        <Button variant="contained" onClick={ship} sx={{ marginInlineStart: 'auto' }}>
          Ship selected
        </Button>
      </Box>
      {hasFailed && !rows ? (
        <Alert severity="error">
          The orders could not be loaded.
          <Button onClick={() => load().then(() => view.current?.focus())}>Try again</Button>
        </Alert>
      ) : (
        <DataGrid
          label="Orders"
          apiRef={apiRef}
          rows={rows ?? []}
          columns={columns}
          loading={!rows}
          showToolbar
          checkboxSelection
          disableRowSelectionOnClick
          density="compact"
          isCellEditable={({ field, row }) => field === 'status' || canShip(row)}
          processRowUpdate={save}
          onProcessRowUpdateError={({ message }) =>
            setNote({ text: `Not saved. ${message} Press Enter to try again, Esc to undo.` })
          }
          initialState={views['All orders']}
          slots={{ footer: Totals }}
          sx={{ flex: '1 1 0' }}
        />
      )}
      {details && <OrderDetails order={details} onClose={() => setDetails(undefined)} />}
      <Box role="status" sx={{ minHeight: 40 }}>
        {note?.text}
        {note?.undo && <Button onClick={() => saveAll(note.undo ?? [], 'Put back')}>Undo</Button>}
      </Box>
    </Stack>
  );
}
