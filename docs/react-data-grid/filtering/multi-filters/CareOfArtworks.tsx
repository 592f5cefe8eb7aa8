import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { conditions, artworks, type Artwork } from 'sample-data/exhibits';

const columns: GridColDef<Artwork>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  {
    field: 'condition',
    headerName: 'Condition',
    type: 'singleSelect',
    valueOptions: conditions,
    width: 130,
  },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean', width: 100 },
];

export default function CareOfArtworks(props: Partial<DataGridProProps>) {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Artworks between 60 and 150 cm"
        rows={artworks}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'height', operator: '>=', value: 60 },
                { id: 2, field: 'height', operator: '<=', value: 150 },
              ],
            },
          },
        }}
        showToolbar
        density="compact"
        {...props}
      />
    </Box>
  );
}
