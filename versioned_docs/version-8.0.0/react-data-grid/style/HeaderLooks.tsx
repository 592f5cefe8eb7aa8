import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { paints, type Paint } from 'sample-data/paints';

const columns: GridColDef<Paint>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'family', headerName: 'Family', width: 100 },
  {
    field: 'coverage',
    headerName: 'Covers (m²)',
    type: 'number',
    width: 130,
    headerClassName: 'measured',
  },
  {
    field: 'reflectance',
    headerName: 'Light (%)',
    type: 'number',
    width: 120,
    headerClassName: 'measured',
  },
];

export default function HeaderLooks() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Paints by family"
        rows={paints}
        columns={columns}
        columnHeaderHeight={44}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'reflectance', sort: 'desc' }] } }}
        sx={{
          [`& .${gridClasses.columnHeader}`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.columnHeader}.measured`]: { fontStyle: 'italic' },
          [`& .${gridClasses['columnHeader--sorted']} .${gridClasses.columnHeaderTitle}`]: {
            textDecoration: 'underline',
            textUnderlineOffset: 4,
          },
        }}
      />
    </Box>
  );
}
