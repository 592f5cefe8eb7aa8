import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100, editable: true },
];

interface Question {
  count: number;
  answer: (yes: boolean) => void;
}

export default function AskBeforePasting() {
  const [question, setQuestion] = useState<Question>();

  const ask = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      const answer = (yes: boolean) => {
        setQuestion(undefined);
        if (yes) resolve();
        else reject(new Error('Pasting was canceled.'));
      };
      setQuestion({ count: data.flat().length, answer });
    });

  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGridPremium
        label="Stock count"
        rows={stock}
        columns={columns}
        cellSelection
        rowSelection={false}
        hideFooter
        onBeforeClipboardPasteStart={ask}
      />
      <Dialog open={question !== undefined} onClose={() => question?.answer(false)}>
        <DialogTitle>
          Paste {question?.count === 1 ? '1 value' : `${question?.count} values`}?
        </DialogTitle>
        <DialogActions>
          <Button onClick={() => question?.answer(false)}>Cancel</Button>
          <Button onClick={() => question?.answer(true)}>Paste</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
