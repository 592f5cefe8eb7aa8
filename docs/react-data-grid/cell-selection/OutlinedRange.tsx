import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { DataGridPremium, gridClasses, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 130 },
  { field: 'from', headerName: 'From', width: 100 },
  { field: 'to', headerName: 'To', width: 110 },
  { field: 'weight', headerName: 'Weight (t)', type: 'number', width: 100 },
];

const line = (theme: Theme) => `2px solid ${(theme.vars ?? theme).palette.primary.main}`;

export default function OutlinedRange() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGridPremium
        label="Routes"
        rows={shipments}
        columns={columns}
        cellSelection
        rowSelection={false}
        initialState={{
          cellSelection: {
            1: { cargo: true, from: true },
            2: { cargo: true, from: true },
            3: { cargo: true, from: true },
          },
        }}
        sx={(theme) => ({
          [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: line(theme) },
          [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottom: line(theme) },
          [`& .${gridClasses['cell--rangeLeft']}`]: { borderInlineStart: line(theme) },
          [`& .${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: line(theme) },
        })}
      />
    </Box>
  );
}
