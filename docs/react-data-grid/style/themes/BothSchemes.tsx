import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { paints, type Paint } from 'sample-data/paints';

const columns: GridColDef<Paint>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'finish', headerName: 'Finish', width: 110 },
  { field: 'price', headerName: '€ / liter', type: 'number', width: 110 },
];

export default function BothSchemes() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Prices of paints"
        rows={paints}
        columns={columns}
        hideFooter
        sx={[
          {
            borderColor: '#7a5c00',
            [`& .${gridClasses.columnHeader}`]: { bgcolor: '#fbeec2', color: '#4d3a00' },
          },
          (theme) =>
            theme.applyStyles('dark', {
              borderColor: '#d9b84a',
              [`& .${gridClasses.columnHeader}`]: { bgcolor: '#3a3010', color: '#ffe9a8' },
            }),
        ]}
      />
    </Box>
  );
}
