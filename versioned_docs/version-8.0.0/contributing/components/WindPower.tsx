import { BarChart } from '@mui/x-charts/BarChart';
import { energy, terawattHours } from 'sample-data/energy';

export default function WindPower() {
  return (
    <BarChart
      height={240}
      title="Wind power by month"
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'band' }]}
      series={[{ dataKey: 'wind', label: 'Wind', valueFormatter: terawattHours }]}
    />
  );
}
