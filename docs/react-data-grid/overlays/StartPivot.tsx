import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from 'sample-data/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 150 },
  { field: 'to', headerName: 'To', width: 120 },
  { field: 'weight', headerName: 'Tonnes', type: 'number', width: 110 },
];

function SuggestPivot() {
  const apiRef = useGridApiContext();
  const fill = () => {
    apiRef.current.setPivotModel({
      rows: [{ field: 'carrier' }],
      columns: [{ field: 'to' }],
      values: [{ field: 'weight', aggFunc: 'sum' }],
    });
    apiRef.current.setColumnHeaderFocus(GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD);
  };
  return (
    <GridOverlay>
      <Button variant="outlined" onClick={fill}>
        Tonnes by carrier and port
      </Button>
    </GridOverlay>
  );
}

export default function StartPivot() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with a suggestion"
        rows={shipments}
        columns={columns}
        initialState={{ pivoting: { enabled: true } }}
        slots={{ emptyPivotOverlay: SuggestPivot }}
        hideFooter
      />
    </Box>
  );
}
