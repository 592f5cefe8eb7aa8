import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { coffeeSales, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 110 },
];

const weekdays = ['7 Sun', '1 Mon', '2 Tue', '3 Wed', '4 Thu', '5 Fri', '6 Sat'];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'region' }],
  columns: [{ field: 'date-weekday', sort: 'asc' }],
  values: [{ field: 'kilos', aggFunc: 'sum' }],
};

function derive({ field, headerName, type }: GridColDef): GridColDef[] | undefined {
  if (type !== 'date') return undefined;
  return [
    {
      field: `${field}-weekday`,
      headerName: `${headerName} (weekday)`,
      valueGetter: (_, row) => weekdays[row[field].getDay()],
    },
  ];
}

export default function WeekdaysToo() {
  return (
    <Box sx={{ height: 288, width: '100%' }}>
      <DataGridPremium
        label="Sales by weekday"
        rows={coffeeSales}
        columns={columns}
        getPivotDerivedColumns={derive}
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
        density="compact"
      />
    </Box>
  );
}
