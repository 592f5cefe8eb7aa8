import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';
import { useState } from 'react';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'office', headerName: 'Office', width: 120 },
];

export default function HiddenColumns() {
  const [model, setModel] = useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['nairobi'],
    quickFilterExcludeHiddenColumns: false,
  });
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Search in hidden columns"
        control={
          <Switch
            checked={model.quickFilterExcludeHiddenColumns === false}
            onChange={(_, checked) =>
              setModel({ ...model, quickFilterExcludeHiddenColumns: !checked })
            }
          />
        }
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="People"
          rows={employees}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
          initialState={{ columns: { columnVisibilityModel: { office: false } } }}
          showToolbar
          density="compact"
          sx={{ '& .MuiDataGrid-toolbar': { flex: 'none', flexWrap: 'wrap' } }}
        />
      </Box>
    </Box>
  );
}
