import { useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridLoadingOverlayProps } from '@mui/x-data-grid';
import { openingQuotes, type Quote } from 'sample-data/market';

type Variant = NonNullable<GridLoadingOverlayProps['variant']>;

const variants: Variant[] = ['skeleton', 'linear-progress', 'circular-progress'];

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'group', headerName: 'Group', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

const slots = {
  baseLinearProgress: () => <LinearProgress aria-label="Loading quotes" />,
  baseCircularProgress: () => <CircularProgress aria-label="Loading quotes" />,
};

export default function LoadingVariants() {
  const [variant, setVariant] = useState<Variant>('skeleton');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Variant"
        value={variant}
        onChange={(_, value: Variant | null) => value && setVariant(value)}
        sx={{ mb: 1, display: 'flex', flexWrap: 'wrap' }}
      >
        {variants.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name.replace('-progress', '')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Quotes"
          loading
          rows={openingQuotes}
          getRowId={(row) => row.symbol}
          columns={columns}
          slots={slots}
          slotProps={{ loadingOverlay: { variant } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
