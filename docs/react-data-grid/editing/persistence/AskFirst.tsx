import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { orders, orderStatuses, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 140,
    editable: true,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 100, editable: true },
];

const rows = orders.slice(-6);

interface Question {
  text: string;
  answer: (yes: boolean) => void;
}

export default function AskFirst() {
  const [question, setQuestion] = useState<Question | null>(null);

  const confirm = (text: string) =>
    new Promise<boolean>((answer) => setQuestion({ text, answer })).finally(() =>
      setQuestion(null),
    );

  const save = async (newRow: Order, oldRow: Order) => {
    if (newRow.status === oldRow.status) return newRow;
    const yes = await confirm(`${oldRow.customer}: from ${oldRow.status} to ${newRow.status}?`);
    return yes ? newRow : oldRow;
  };

  return (
    <Box sx={{ height: 271, width: '100%' }}>
      <DataGrid
        label="Orders with confirmation"
        rows={rows}
        columns={columns}
        processRowUpdate={save}
        density="compact"
        hideFooter
      />
      <Dialog open={question !== null} onClose={() => question?.answer(false)}>
        <DialogTitle>Change the status?</DialogTitle>
        <DialogContent>{question?.text}</DialogContent>
        <DialogActions>
          <Button onClick={() => question?.answer(false)}>Keep</Button>
          <Button onClick={() => question?.answer(true)}>Change</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
