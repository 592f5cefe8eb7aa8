import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'to', headerName: 'To', width: 120 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];

export default function ReadVisible() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Filter or not, then count.');
  const count = () => {
    const rows = gridFilteredSortedRowEntriesSelector(apiRef).map(({ model }) => model as Shipment);
    const sum = rows.reduce((total, { containers }) => total + containers, 0);
    setAnswer(`Containers: ${sum}. Shipments: ${rows.length}, first: ${rows[0]?.cargo ?? '–'}`);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={count}>
        Count containers
      </Button>
      <Alert severity="info" role="status" sx={{ my: 1 }}>
        {answer}
      </Alert>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Containers"
          showToolbar
          apiRef={apiRef}
          rows={shipments}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
