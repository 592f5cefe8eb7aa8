import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { priorities, shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 140 },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: priorities,
    width: 110,
  },
  { field: 'weight', headerName: 'Weight (t)', type: 'number', width: 110 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
];

export default function ExcelFile() {
  const [exporting, setExporting] = useState(false);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        label="Shipments"
        rows={shipments}
        columns={columns}
        showToolbar
        loading={exporting}
        onExcelExportStateChange={(state) => setExporting(state === 'pending')}
        slotProps={{
          toolbar: {
            excelOptions: { fileName: 'shipments' },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}
