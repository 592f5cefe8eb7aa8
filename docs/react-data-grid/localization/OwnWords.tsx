import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';
import { oceans } from 'sample-data/earth';

const columns: GridColDef<(typeof oceans)[number]>[] = [
  { field: 'label', headerName: 'Ocean', flex: 1, minWidth: 110 },
  { field: 'value', headerName: 'Area (million km²)', type: 'number', width: 160 },
];

const words: Partial<GridLocaleText> = {
  toolbarQuickFilterPlaceholder: 'Find an ocean…',
  noResultsOverlayLabel: 'No ocean has that name.',
  footerRowSelected: (count) => (count === 1 ? 'One ocean selected' : `${count} oceans selected`),
  columnMenuAriaLabel: (columnName) => `More for ${columnName}`,
};

export default function OwnWords() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Oceans"
        rows={oceans}
        columns={columns}
        localeText={words}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['Baltic'] } } }}
        checkboxSelection
        showToolbar
        sx={{ '& .MuiDataGrid-toolbar': { flex: 'none', flexWrap: 'wrap' } }}
      />
    </Box>
  );
}
