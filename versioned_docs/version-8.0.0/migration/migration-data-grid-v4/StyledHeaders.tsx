import { styled } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, harbor: 'Rotterdam', ships: 78, opened: 1872 },
  { id: 2, harbor: 'Valencia', ships: 41, opened: 1913 },
  { id: 3, harbor: 'Gothenburg', ships: 24, opened: 1929 },
];

const columns: GridColDef[] = [
  { field: 'harbor', flex: 1, minWidth: 110 },
  { field: 'ships', type: 'number' },
  { field: 'opened', type: 'number', valueFormatter: (value: number) => String(value) },
];

// #region taught
const HarborGrid = styled(DataGrid)({
  [`& .${gridClasses.columnHeader}`]: {
    backgroundColor: 'rgb(14, 60, 90)',
    color: 'white',
  },
  [`& .${gridClasses.columnHeader} button`]: { color: 'white' },
});
// #endregion taught

export default function StyledHeaders() {
  return <HarborGrid rows={rows} columns={columns} hideFooter aria-label="Harbors" />;
}
