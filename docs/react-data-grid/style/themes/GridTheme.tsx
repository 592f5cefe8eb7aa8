import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { journeys, type Journey } from 'sample-data/trains';

const columns: GridColDef<Journey>[] = [
  { field: 'id', headerName: 'To', flex: 1, minWidth: 130 },
  { field: 'kind', headerName: 'Train', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const grids: Theme['components'] = {
  MuiDataGrid: {
    defaultProps: { density: 'compact', hideFooter: true, disableColumnMenu: true },
    styleOverrides: {
      root: { border: 'none' },
      columnHeaderTitle: { fontWeight: 700 },
      row: { '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' } },
      cell: { fontVariantNumeric: 'tabular-nums' },
    },
  },
};

export default function GridTheme() {
  return (
    <ThemeProvider
      theme={(outer: Theme) => ({ ...outer, components: { ...outer.components, ...grids } })}
    >
      <Box sx={{ height: 300, width: '100%' }}>
        <DataGrid aria-label="Journey times" rows={journeys} columns={columns} />
      </Box>
    </ThemeProvider>
  );
}
