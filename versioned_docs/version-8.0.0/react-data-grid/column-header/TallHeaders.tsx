import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'leaveDays', headerName: 'Days of leave a year', type: 'number', width: 110 },
  { field: 'leaveTaken', headerName: 'Days taken since January', type: 'number', width: 120 },
  { field: 'rating', headerName: 'Result of the last review', type: 'number', width: 120 },
];

export default function TallHeaders() {
  const [height, setHeight] = useState(84);
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the header"
        value={height}
        onChange={(_, value: number | null) => value && setHeight(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={36}>36 px</ToggleButton>
        <ToggleButton value={56}>56 px</ToggleButton>
        <ToggleButton value={84}>84 px</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 319 }}>
        <DataGrid
          aria-label="Leave and reviews"
          rows={employees}
          columns={columns}
          columnHeaderHeight={height}
          sx={{
            '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.3 },
          }}
        />
      </Box>
    </Box>
  );
}
