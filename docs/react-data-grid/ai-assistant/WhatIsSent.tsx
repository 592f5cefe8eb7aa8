import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { orders, orderStatuses, type Order } from 'sample-data/orders';

// #region taught
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    examples: orderStatuses,
    width: 120,
  },
  {
    field: 'total',
    headerName: 'Total',
    description: 'Price of the order in US dollars',
    type: 'number',
    width: 110,
  },
];
// #endregion taught

export default function WhatIsSent() {
  const apiRef = useGridApiRef();
  const [isSampling, setSampling] = useState(false);
  const [sent, setSent] = useState('Nothing yet.');

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.aiAssistant.processPrompt('Large open orders')}>
        Ask for large open orders
      </Button>
      <FormControlLabel
        control={<Switch checked={isSampling} onChange={() => setSampling(!isSampling)} />}
        label="Sample my rows"
      />
      <Box sx={{ height: 240 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Orders, and what is said about them"
          rows={orders}
          columns={columns}
          aiAssistant
          allowAiAssistantDataSampling={isSampling}
          // #region taught
          onPrompt={(prompt, context, conversationId) => {
            const request = { prompt, context: JSON.parse(context), conversationId };
            setSent(JSON.stringify(request, null, 1));
            return Promise.reject(new Error('Nobody is asked here.'));
          }}
          // #endregion taught
          density="compact"
        />
      </Box>
      <Box
        component="pre"
        role="region"
        tabIndex={0}
        aria-label="What is sent"
        sx={{ height: 260, overflow: 'auto', m: 0, p: 1, fontSize: 13, whiteSpace: 'pre-wrap' }}
      >
        {sent}
      </Box>
    </Box>
  );
}
