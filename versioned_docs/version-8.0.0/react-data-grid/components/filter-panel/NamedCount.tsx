import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGridPro,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { paints, type Paint } from 'sample-data/paints';

const columns: GridColDef<Paint>[] = [
  { field: 'name', headerName: 'Paint', flex: 1, minWidth: 140 },
  { field: 'coverage', headerName: 'Covers (m²/l)', type: 'number', width: 130 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

function FilterToolbar() {
  return (
    <Toolbar aria-label="Choose paints">
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <ToolbarButton {...props} aria-label={`Filters, ${filterCount} active`}>
            <Badge badgeContent={filterCount} color="primary">
              <FilterListIcon fontSize="small" />
            </Badge>
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function NamedCount() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Paints that cover well"
        rows={paints}
        columns={columns}
        showToolbar
        slots={{ toolbar: FilterToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'coverage', operator: '>', value: 10 },
                { id: 2, field: 'price', operator: '<', value: 46 },
              ],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
