import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  useGridRootProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { summits } from 'sample-data/earth';

const columns: GridColDef<(typeof summits)[number]>[] = [
  { field: 'name', headerName: 'Sommet', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Mètres', type: 'number', width: 110 },
];

function FrenchToolbar() {
  const { localeText } = useGridRootProps();
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<Button size="small" />}>
        {localeText.toolbarColumns}
      </ColumnsPanelTrigger>
      <FilterPanelTrigger render={<Button size="small" />}>
        {localeText.toolbarFilters}
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function TranslatedSlot() {
  return (
    <Box sx={{ height: 345, width: '100%' }} lang="fr">
      <DataGrid
        label="Sommets"
        rows={summits}
        columns={columns}
        getRowId={(summit) => summit.name}
        localeText={frFR.components.MuiDataGrid.defaultProps.localeText}
        slots={{ toolbar: FrenchToolbar }}
        density="compact"
        showToolbar
        hideFooter
      />
    </Box>
  );
}
