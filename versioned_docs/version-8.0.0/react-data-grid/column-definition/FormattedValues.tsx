import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

// #region taught
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const countries = new Intl.DisplayNames('en', { type: 'region' });
// #endregion taught

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  // #region taught
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    valueFormatter: (salary: number) => dollars.format(salary),
  },
  // #endregion taught
  {
    field: 'bonus',
    headerName: 'Bonus',
    type: 'number',
    width: 120,
    valueFormatter: (bonus: number | null) => (bonus === null ? 'none yet' : dollars.format(bonus)),
  },
  {
    field: 'hired',
    headerName: 'Since',
    type: 'date',
    width: 150,
    valueFormatter: (hired: Date) => month.format(hired),
  },
  // #region taught
  {
    field: 'country',
    headerName: 'Country',
    width: 130,
    valueFormatter: (code: string) => countries.of(code),
  },
  // #endregion taught
];

export default function FormattedValues() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid aria-label="Pay" rows={employees} columns={columns} />
    </Box>
  );
}
