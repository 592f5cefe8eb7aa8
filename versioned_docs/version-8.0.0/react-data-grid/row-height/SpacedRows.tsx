import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'reorderOn', headerName: 'Reorder on', type: 'date', width: 120 },
];

function spacing({ isFirstVisible, isLastVisible }: GridRowSpacingParams) {
  return { top: isFirstVisible ? 8 : 4, bottom: isLastVisible ? 8 : 4 };
}

export default function SpacedRows() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        label="Stock as cards"
        rows={stock}
        columns={columns}
        getRowSpacing={spacing}
        hideFooter
        sx={{
          [`& .${gridClasses.row}`]: { bgcolor: 'action.hover', '--rowBorderColor': 'transparent' },
        }}
      />
    </Box>
  );
}
