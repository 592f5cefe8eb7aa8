import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const rows = [
  { id: 1, product: 'Desk lamp', sold: 128 },
  { id: 2, product: 'Bookshelf', sold: 74 },
  { id: 3, product: 'Armchair', sold: 41 },
];
const columns = [
  { field: 'product', headerName: 'Product', flex: 1 },
  { field: 'sold', headerName: 'Sold', type: 'number' as const },
];

export default function ThemePreview() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Stack spacing={2} sx={{ flex: 1 }}>
        {/* As tall as its rows: a grid itself would shrink in a column. */}
        <div>
          <DataGrid label="Sales" rows={rows} columns={columns} hideFooter />
        </div>
        <BarChart
          height={180}
          hideLegend
          xAxis={[{ scaleType: 'band', data: rows.map(({ product }) => product) }]}
          series={[{ data: rows.map(({ sold }) => sold), label: 'Sold' }]}
        />
      </Stack>
      <Stack spacing={2}>
        <SimpleTreeView
          aria-label="Rooms"
          defaultExpandedItems={['rooms']}
          defaultSelectedItems="office"
        >
          <TreeItem itemId="rooms" label="Rooms">
            <TreeItem itemId="office" label="Office" />
            <TreeItem itemId="lounge" label="Lounge" />
          </TreeItem>
        </SimpleTreeView>
        <Button variant="contained">Order</Button>
        <Button variant="outlined" color="secondary">
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}
