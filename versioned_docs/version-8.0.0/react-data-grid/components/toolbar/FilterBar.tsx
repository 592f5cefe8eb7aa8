import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  FilterPanelTrigger,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import { repairs, type Repair } from 'sample-data/repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 160 },
  { field: 'mechanic', headerName: 'Mechanic', width: 130 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

function FilterChips() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const columnOf = useGridSelector(apiRef, gridColumnLookupSelector);
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const remove = (item: GridFilterItem) => {
    apiRef.current.deleteFilterItem(item);
    trigger?.focus();
  };
  return (
    <Toolbar
      aria-label="Filters"
      style={{ flex: 'none', flexWrap: 'wrap', justifyContent: 'start' }}
    >
      <FilterPanelTrigger ref={setTrigger} render={<ToolbarButton render={<Button />} />}>
        Add filter
      </FilterPanelTrigger>
      {items.map((item) => (
        <ToolbarButton
          key={item.id}
          render={
            <Chip
              label={`${columnOf[item.field]?.headerName} ${item.operator} ${item.value}`}
              onDelete={() => remove(item)}
            />
          }
        />
      ))}
    </Toolbar>
  );
}

const start: GridFilterItem[] = [
  { id: 'bike', field: 'bike', operator: 'contains', value: 'Junior' },
  { id: 'price', field: 'price', operator: '>', value: 80 },
];

export default function FilterBar() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Repairs above 80 euros"
        rows={repairs}
        columns={columns}
        showToolbar
        slots={{ toolbar: FilterChips }}
        initialState={{ filter: { filterModel: { items: start } } }}
        hideFooter
      />
    </Box>
  );
}
