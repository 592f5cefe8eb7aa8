import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 130, editable: true },
  { field: 'from', headerName: 'From', width: 100, editable: true },
  { field: 'to', headerName: 'To', width: 110, editable: true },
];

/** Excel ends the text with an empty line, which is not a row. */
const splitText = (text: string) =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split(';'));

export default function WithSemicolons() {
  return (
    <Box sx={{ height: 319, width: '100%' }}>
      <DataGridPremium
        label="Routes"
        rows={shipments}
        columns={columns}
        cellSelection
        rowSelection={false}
        hideFooter
        clipboardCopyCellDelimiter=";"
        splitClipboardPastedText={splitText}
      />
    </Box>
  );
}
