import { LineChart } from '@mui/x-charts/LineChart';
import { weather } from 'sample-data/weather';

export default function ColoredByHeight() {
  return (
    <LineChart
      height={260}
      title="Mean temperature by month, colored from cold to warm"
      dataset={weather}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[
        {
          label: 'Mean (°C)',
          width: 56,
          colorMap: { type: 'continuous', min: 4, max: 20, color: ['#3d7fc4', '#d1495b'] },
        },
      ]}
      series={[{ dataKey: 'temperature', valueFormatter: (value) => `${value} °C` }]}
    />
  );
}
