import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cargo', headerName: 'Cargo' },
  { field: 'from', headerName: 'From' },
  { field: 'to', headerName: 'To' },
  { field: 'cleared', headerName: 'Cleared', type: 'boolean' },
];

function ShipmentCard({ row }: GridRenderCellParams<Shipment>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>{row.cargo}</Typography>
        <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
          {row.from} to {row.to}, {row.carrier}
        </Typography>
      </Box>
      {row.cleared && <Chip size="small" label="Cleared" />}
    </Box>
  );
}

const listViewColumn: GridListViewColDef<Shipment> = { field: 'card', renderCell: ShipmentCard };

export default function ShipmentList() {
  return (
    <Box sx={{ height: 480, width: '100%', maxWidth: 420, mx: 'auto' }}>
      <DataGridPro
        label="Shipments"
        rows={shipments}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={64}
        showToolbar
      />
    </Box>
  );
}
