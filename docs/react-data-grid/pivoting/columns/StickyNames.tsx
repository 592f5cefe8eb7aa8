import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { coffeeSales, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'form', headerName: 'Form', width: 110 },
  { field: 'channel', headerName: 'Channel', width: 110 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 110 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'region' }],
  columns: [
    { field: 'form', sort: 'asc' },
    { field: 'channel', sort: 'asc' },
  ],
  values: [{ field: 'kilos', aggFunc: 'sum' }],
};

export default function StickyNames() {
  return (
    <Box sx={{ height: 327, width: '100%' }}>
      <DataGridPremium
        label="Names of groups that stay in view"
        rows={coffeeSales}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
        density="compact"
        sx={{
          '& .MuiDataGrid-columnHeader--filledGroup': {
            overflow: 'visible',
            '& .MuiDataGrid-columnHeaderDraggableContainer, & .MuiDataGrid-columnHeaderTitleContainer':
              { overflow: 'visible' },
            '& .MuiDataGrid-columnHeaderTitleContainerContent': {
              position: 'sticky',
              insetInlineStart: 12,
            },
          },
        }}
      />
    </Box>
  );
}
