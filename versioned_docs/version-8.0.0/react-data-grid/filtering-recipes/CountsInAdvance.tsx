import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { stock, zones, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'zone', headerName: 'Zone', type: 'singleSelect', valueOptions: zones, width: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const offers: { label: string; model: GridFilterModel }[] = [
  { label: 'All', model: { items: [] } },
  { label: 'Frozen', model: { items: [{ field: 'zone', operator: 'is', value: 'Frozen' }] } },
  { label: 'Nearly out', model: { items: [{ field: 'onHand', operator: '<', value: 20 }] } },
];

export default function CountsInAdvance() {
  const apiRef = useGridApiRef();
  const [counts, setCounts] = useState<number[]>([]);

  useEffect(() => {
    const hidden = ({ model }: (typeof offers)[number]) =>
      Object.values(apiRef.current?.getFilterState(model).filteredRowsLookup ?? {});
    // Rows that pass are not in the lookup.
    setCounts(offers.map((offer) => stock.length - hidden(offer).length));
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1, flexWrap: 'wrap' }}>
        {offers.map(({ label, model }, index) => (
          <Chip
            key={label}
            label={`${label} (${counts[index] ?? '…'})`}
            onClick={() => apiRef.current?.setFilterModel(model)}
          />
        ))}
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stock"
          apiRef={apiRef}
          rows={stock}
          columns={columns}
          density="compact"
        />
      </Box>
    </Box>
  );
}
