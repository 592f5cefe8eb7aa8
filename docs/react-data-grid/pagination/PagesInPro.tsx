import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { useState } from 'react';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'team', headerName: 'Team', width: 110 },
];

export default function PagesInPro() {
  const [pagination, setPagination] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={pagination} onChange={(_, on) => setPagination(on)} />}
        label="Pagination"
      />
      <Box sx={{ height: 371 }}>
        <DataGridPro
          key={String(pagination)} // a new grid: this one would keep its pages
          label="Offices"
          rows={employees}
          columns={columns}
          pagination={pagination}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        />
      </Box>
    </Box>
  );
}
