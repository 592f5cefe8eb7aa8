import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from 'sample-data/employees';

const weeks: GridColDef<Employee>[] = Array.from({ length: 4 }, (_, week) => ({
  field: `week${week}`,
  headerName: `Week ${week + 35}`,
  type: 'number',
  width: 100,
  valueGetter: (_value, row) => row.hours[week + 4],
}));

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  ...weeks,
];

export default function ClassesByValue() {
  const [clicked, setClicked] = useState('Click a cell');
  return (
    <Box sx={{ width: '100%', '& .overtime': { fontWeight: 700, color: 'error.main' } }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {clicked}
      </Typography>
      <Box sx={{ height: 319 }}>
        <DataGrid
          aria-label="Hours"
          rows={employees}
          columns={columns}
          getCellClassName={({ colDef, value }) =>
            colDef.type === 'number' && Number(value) > 40 ? 'overtime' : ''
          }
          onCellClick={({ row, colDef, formattedValue }) =>
            setClicked(`${row.name}, ${colDef.headerName}: ${formattedValue}`)
          }
        />
      </Box>
    </Box>
  );
}
