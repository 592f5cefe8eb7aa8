import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

// #region taught
function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <Toolbar>
      <ExportCsv
        disabled={count === 0}
        options={{ fileName: 'selected-stock' }}
        render={<Button size="small" startIcon={<DownloadIcon />} />}
      >
        {count === 0 ? 'Select rows to save' : `Save ${count} selected as CSV`}
      </ExportCsv>
    </Toolbar>
  );
}
// #endregion taught

export default function SelectedRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Stock to be saved"
        rows={stock}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={{ toolbar: SelectionToolbar }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </Box>
  );
}
