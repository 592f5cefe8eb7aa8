import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 160 },
  {
    field: 'weight',
    headerName: 'Tonnes',
    type: 'number',
    width: 130,
    cellClassName: ({ value, rowNode }) =>
      rowNode.type === 'leaf' && Number(value) >= 80 ? 'heavy' : '',
  },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 160 },
];

export default function PlainTotals() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Weight of each carrier"
        rows={shipments}
        columns={columns}
        initialState={{
          aggregation: { model: { weight: 'sum' } },
          rowGrouping: { model: ['carrier'] },
          columns: { columnVisibilityModel: { carrier: false } },
        }}
        groupingColDef={{ width: 200 }}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
        sx={{
          [`& .${gridClasses.cell}.heavy`]: {
            fontWeight: 700,
            bgcolor: (theme) =>
              `color-mix(in srgb, ${(theme.vars ?? theme).palette.error.main} 16%, transparent)`,
          },
        }}
      />
    </Box>
  );
}
