import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridClasses,
  useGridApiRef,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'supplier', headerName: 'Supplier', width: 150 },
];

const panelContent = ({ row }: GridRowParams<StockItem>) => (
  <Box sx={{ p: 2 }}>{row.note || 'Nothing to note.'}</Box>
);
const panelHeight = () => 'auto' as const;

export default function OpenByRowClick() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Stock, open a row by a click"
        apiRef={apiRef}
        rows={stock}
        columns={columns}
        getDetailPanelContent={panelContent}
        getDetailPanelHeight={panelHeight}
        onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
        disableRowSelectionOnClick
        hideFooter
        sx={{ [`& .${gridClasses.row}`]: { cursor: 'pointer' } }}
      />
    </Box>
  );
}
