import { BarChart } from '@mui/x-charts/BarChart';
import { energy, terawattHours } from 'sample-data/energy';

export default function DemoName() {
  return (
    <BarChart
      height={280}
      title="Wind and solar power by month"
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'band' }]}
      series={[
        { dataKey: 'wind', label: 'Wind', valueFormatter: terawattHours },
        { dataKey: 'solar', label: 'Solar', valueFormatter: terawattHours },
      ]}
    />
  );
}
