import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { artworks, type Artwork } from 'sample-data/exhibits';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
});

// #region taught
const money: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 120,
  valueFormatter: (value) => (value == null ? '' : euros.format(value)),
  cellClassName: 'money',
};
// #endregion taught

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  // #region taught
  { ...money, field: 'insured', headerName: 'Insured' },
  {
    ...money,
    field: 'premium',
    headerName: 'Premium a year',
    width: 150,
    valueGetter: (_, row) => row.insured * (row.onLoan ? 0.006 : 0.003),
  },
  // #endregion taught
];

export default function MoneyType() {
  return (
    <Box sx={{ height: 371, width: '100%', '& .money': { fontVariantNumeric: 'tabular-nums' } }}>
      <DataGrid aria-label="Insurance" rows={artworks} columns={columns} />
    </Box>
  );
}
