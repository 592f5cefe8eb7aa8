import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator, type GridColDef } from '@mui/x-data-grid-pro';
import { artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'medium', headerName: 'Medium', width: 150 },
  { field: 'condition', headerName: 'Condition', width: 150 },
  { field: 'year', headerName: 'Year', width: 120 },
];

export default function OneOrTheOther() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Artworks that need care"
        rows={artworks}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              logicOperator: GridLogicOperator.Or,
              items: [
                { id: 1, field: 'condition', operator: 'equals', value: 'In treatment' },
                { id: 2, field: 'medium', operator: 'contains', value: 'paint' },
                { id: 3, field: 'year', operator: 'startsWith', value: '18' },
              ],
            },
          },
        }}
        showToolbar
        density="compact"
      />
    </Box>
  );
}
