import Stack from '@mui/material/Stack';
import { lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const balance = [4, 7, 3, -2, -6, -3, 1, 5, 8, 6, 2, -1];

export default function ColoredSparklines() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <SparkLineChart
        height={80}
        title="Balance of twelve months, in one color for each mode"
        data={balance}
        color={(mode) => (mode === 'dark' ? '#c4b5fd' : '#6d28d9')}
        sx={{ [`& .${lineElementClasses.root}`]: { strokeWidth: 3 } }}
      />
      <SparkLineChart
        height={80}
        title="Balance of twelve months, below zero in red"
        plotType="bar"
        data={balance}
        yAxis={{ colorMap: { type: 'piecewise', thresholds: [0], colors: ['#c62828', '#2e7d32'] } }}
      />
    </Stack>
  );
}
