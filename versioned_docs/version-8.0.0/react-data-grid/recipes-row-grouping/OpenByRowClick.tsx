import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 150 },
  { field: 'lot', headerName: 'Lot', width: 90 },
  { field: 'cargo', headerName: 'Cargo', width: 180 },
  { field: 'to', headerName: 'To', width: 130 },
];

export default function OpenByRowClick() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Shipments by carrier"
        rows={shipments}
        columns={columns}
        apiRef={apiRef}
        initialState={{
          rowGrouping: { model: ['carrier'] },
          columns: { columnVisibilityModel: { carrier: false } },
        }}
        groupingColDef={{ width: 200 }}
        onRowClick={({ id }) => {
          const node = gridRowNodeSelector(apiRef, id);
          if (node.type === 'group') {
            apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
          }
        }}
        disableRowSelectionOnClick
        sx={{ '& [aria-expanded]': { cursor: 'pointer' } }}
      />
    </Box>
  );
}
