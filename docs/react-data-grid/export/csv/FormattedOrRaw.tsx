import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'hired', headerName: 'Hired', type: 'date', width: 110 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    valueFormatter: (salary: number) => `$${salary.toLocaleString('en')}`,
  },
];

export default function FormattedOrRaw() {
  const [raw, setRaw] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={raw} onChange={(_, on) => setRaw(on)} />}
        label="Values without their format"
      />
      <Box sx={{ height: 371 }}>
        <DataGrid
          label="Salaries"
          rows={employees}
          columns={columns}
          showToolbar
          ignoreValueFormatterDuringExport={{ csvExport: raw }}
          slotProps={{
            toolbar: {
              csvOptions: { delimiter: ';', utf8WithBom: true },
              printOptions: { disableToolbarButton: true },
            },
          }}
        />
      </Box>
    </Box>
  );
}
