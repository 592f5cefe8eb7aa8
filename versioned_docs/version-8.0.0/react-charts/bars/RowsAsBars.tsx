import { BarChart } from '@mui/x-charts/BarChart';
import { weather } from 'sample-data/weather';

export default function RowsAsBars() {
  return (
    <BarChart
      height={260}
      title="Rain by month"
      dataset={weather}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      yAxis={[{ label: 'Rain (mm)', width: 56 }]}
      series={[{ dataKey: 'rain', valueFormatter: (value) => `${value} mm` }]}
    />
  );
}
