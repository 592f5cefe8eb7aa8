import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { coffeeSales, type CoffeeSale } from 'sample-data/coffee';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 110 },
];

const byRegion: GridPivotModel = {
  rows: [{ field: 'region' }],
  columns: [{ field: 'product', sort: 'asc' }],
  values: [{ field: 'kilos', aggFunc: 'sum' }],
};
const byProduct: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [{ field: 'region', sort: 'asc' }],
  values: [{ field: 'kilos', aggFunc: 'sum' }],
};

export default function ControlledPivot() {
  const [isActive, setActive] = useState(true);
  const [model, setModel] = useState(byRegion);
  const showModel = (next: GridPivotModel) => {
    setModel(next);
    setActive(true);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => showModel(byRegion)}>By region</Button>
      <Button onClick={() => showModel(byProduct)}>By product</Button>
      <Button onClick={() => setActive(false)}>All sales</Button>
      <Box sx={{ height: 500 }}>
        <DataGridPremium
          label="Sales as a list or a pivot"
          rows={coffeeSales}
          columns={columns}
          pivotActive={isActive}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
          density="compact"
        />
      </Box>
    </Box>
  );
}
