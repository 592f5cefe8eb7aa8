import Box from '@mui/material/Box';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';

const orders = [14, 22, 18, 31, 27, 9, 12, 25, 36, 33, 41, 38, 16, 20];

export default function ConfigurableSparkline(props: Partial<SparkLineChartProps>) {
  return (
    <Box sx={{ width: '100%' }}>
      <SparkLineChart data={orders} height={96} title="Orders of two weeks" {...props} />
    </Box>
  );
}
