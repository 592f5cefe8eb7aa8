import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'level', headerName: 'Level', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

export default function RememberOrder(props: Partial<DataGridProProps>) {
  const apiRef = useGridApiRef();
  const [order, setOrder] = useState('Name, Office, Team, Level, Rating');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {order}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          aria-label="People"
          apiRef={apiRef}
          rows={employees}
          columns={columns}
          onColumnOrderChange={() => {
            const names = apiRef.current?.getAllColumns().map(({ headerName }) => headerName);
            setOrder(names?.join(', ') ?? '');
          }}
          {...props}
        />
      </Box>
    </Box>
  );
}
