import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { stock, zones, type StockItem } from 'sample-data/warehouse';

/** As a ref: runs when the panel opens. */
const focus = (input: HTMLInputElement | null) => input?.focus();

function ZoneFilter() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen: string[] = model.items[0]?.value ?? [];
  const toggle = (zone: string) => {
    const value = chosen.includes(zone)
      ? chosen.filter((other) => other !== zone)
      : [...chosen, zone];
    // Opened from the column menu, the panel already has an item, without a value.
    const id = model.items[0]?.id ?? 'zone';
    apiRef.current.upsertFilterItem({ id, field: 'zone', operator: 'isAnyOf', value });
  };
  return (
    <FormControl component="fieldset" sx={{ p: 2 }}>
      <FormLabel component="legend">Zones</FormLabel>
      <FormGroup>
        {zones.map((zone, index) => (
          <FormControlLabel
            key={zone}
            label={zone}
            control={
              <Checkbox
                checked={chosen.includes(zone)}
                onChange={() => toggle(zone)}
                slotProps={{ input: { ref: index === 0 ? focus : undefined } }}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160, filterable: false },
  { field: 'zone', headerName: 'Zone', type: 'singleSelect', valueOptions: zones, width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, filterable: false },
];

export default function ZonePanel() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Stock by zone"
        rows={stock}
        columns={columns}
        slots={{ filterPanel: ZoneFilter }}
        showToolbar
        density="compact"
      />
    </Box>
  );
}
