import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';

export function Grid(props: DataGridProps) {
  return (
    <Box sx={{ height: 300, width: 700 }}>
      <DataGrid {...props} />
    </Box>
  );
}

export const one = [{ id: 1, name: 'Low tide', year: 1887 }];
