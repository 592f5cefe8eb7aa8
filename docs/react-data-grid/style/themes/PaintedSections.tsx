import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  ...Array.from({ length: 8 }, (_, week): GridColDef<Employee> => ({
    field: `week${week}`,
    headerName: `Week ${week + 31}`,
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.hours[week],
  })),
];

const light = { bg: '#fffdf7', headerBg: '#dcecd9', pinnedBg: '#eef4ea' };
const dark = { bg: '#10150f', headerBg: '#29402a', pinnedBg: '#1a251a' };

const withSections = (outer: Theme): Theme => ({
  ...outer,
  palette: {
    ...outer.palette,
    DataGrid: outer.palette.mode === 'dark' ? dark : light,
  } as Theme['palette'],
});

export default function PaintedSections() {
  return (
    <ThemeProvider theme={withSections}>
      <Box sx={{ height: 371, width: '100%' }}>
        <DataGridPro
          aria-label="Hours a week"
          rows={employees}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['name'] } }}
          hideFooter
        />
      </Box>
    </ThemeProvider>
  );
}
