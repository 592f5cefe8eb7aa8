import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import {
  DataGrid,
  gridFilterModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { repairs, type Repair } from 'sample-data/repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'electric', headerName: 'Electric', type: 'boolean', width: 100 },
];

const onlyElectric = { items: [{ field: 'electric', operator: 'is', value: 'true' }] };

function ElectricSwitch() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const on = items.some(({ field, value }) => field === 'electric' && value === 'true');
  return (
    <Toolbar aria-label="Kinds of bikes">
      <ToolbarButton
        onClick={() => apiRef.current.setFilterModel(on ? { items: [] } : onlyElectric)}
        render={
          <ToggleButton value="electric" selected={on} size="small">
            Electric only
          </ToggleButton>
        }
      />
    </Toolbar>
  );
}

export default function ToggleInToolbar() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Bikes in the workshop"
        rows={repairs}
        columns={columns}
        showToolbar
        slots={{ toolbar: ElectricSwitch }}
        hideFooter
      />
    </Box>
  );
}
