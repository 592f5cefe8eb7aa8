import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend } from '@mui/x-charts/hooks';

function ChipLegend() {
  const { items } = useLegend();
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
      {items.map(({ id, label, color }) => (
        <Chip
          key={id}
          label={label}
          variant="outlined"
          sx={{ borderColor: color, borderWidth: 3 }}
        />
      ))}
    </Stack>
  );
}

export default function OwnLegend() {
  return (
    <Stack sx={{ width: '100%' }}>
      <ChartDataProvider
        height={220}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}
        series={[
          { type: 'bar', data: [84, 121, 156, 98], label: 'Tickets', color: '#2c8c82' },
          { type: 'bar', data: [31, 42, 58, 66], label: 'Shop', color: '#b37b00' },
        ]}
      >
        <ChartsSurface title="Income of a museum by quarter">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChipLegend />
      </ChartDataProvider>
    </Stack>
  );
}
