import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { useEffect, useState } from 'react';
import { orders, type Order } from 'sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'country', headerName: 'Country', width: 120 },
];

/** A server that takes a moment, and has lost one answer. */
const answers = new Map<string, Promise<string>>();
function fetchDelivery(id: string): Promise<string> {
  const known = answers.get(id);
  if (known) return known;
  const answer = new Promise<string>((resolve, reject) => {
    setTimeout(() => {
      if (id === 'SO-2042') reject(new Error('The carrier does not answer.'));
      else resolve(`Carrier: Fjord Freight, parcel ${id.slice(3)}-A`);
    }, 600);
  });
  answers.set(id, answer);
  // Only what arrived is kept: after a failure, the next opening asks again.
  answer.catch(() => answers.delete(id));
  return answer;
}

function Delivery({ id }: { id: string }) {
  const [text, setText] = useState<string>();
  const [error, setError] = useState<string>();

  useEffect(() => {
    let current = true;
    fetchDelivery(id).then(
      (answer) => current && setText(answer),
      (reason: Error) => current && setError(reason.message),
    );
    return () => {
      current = false;
    };
  }, [id]);

  if (error) return <Alert severity="error">{error}</Alert>;
  return <Box sx={{ p: 2 }}>{text ?? <LinearProgress aria-label="Loading delivery" />}</Box>;
}

const panelContent = ({ row }: GridRowParams<Order>) => <Delivery id={row.id} />;
const panelHeight = () => 56;

export default function LoadedOnOpen() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Orders with delivery"
        rows={orders}
        columns={columns}
        getDetailPanelContent={panelContent}
        getDetailPanelHeight={panelHeight}
        hideFooter
      />
    </Box>
  );
}
