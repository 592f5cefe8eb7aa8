import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Company, type Film } from 'sample-data/films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  {
    field: 'company',
    headerName: 'Company',
    width: 190,
    valueFormatter: (value?: Company) => value?.name,
    groupingValueGetter: (value: Company) => value.country,
  },
  { field: 'year', headerName: 'Year', width: 90 },
];

export default function ByCompany() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Films by company"
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['company'] } }}
        // The groups are countries, so the formatter of the companies is not theirs.
        groupingColDef={{ headerName: 'Country', width: 180, valueFormatter: undefined }}
      />
    </Box>
  );
}
