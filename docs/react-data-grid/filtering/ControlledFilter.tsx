import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { stock, zones, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'zone', headerName: 'Zone', type: 'singleSelect', valueOptions: zones, width: 120 },
  { field: 'bin', headerName: 'Bin', width: 110 },
];

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [{ field: 'zone', operator: 'is', value: 'Frozen' }],
  });
  const item = filterModel.items.find((one) => one.field === 'zone' && one.operator === 'is');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Zone"
        value={item?.value ?? null}
        onChange={(_, zone: string | null) =>
          setFilterModel({ items: zone ? [{ field: 'zone', operator: 'is', value: zone }] : [] })
        }
        sx={{ mb: 1 }}
      >
        {zones.map((zone) => (
          <ToggleButton key={zone} value={zone}>
            {zone}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Stock of a zone"
          rows={stock}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          density="compact"
        />
      </Box>
    </Box>
  );
}
