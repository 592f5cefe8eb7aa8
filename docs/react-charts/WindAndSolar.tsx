import { BarChart } from '@mui/x-charts/BarChart';
import { energy, terawattHours } from 'sample-data/energy';

export default function WindAndSolar() {
  return (
    <BarChart
      height={300}
      title="Wind and solar generation by month"
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'band' }]}
      yAxis={[{ label: 'TWh', width: 48 }]}
      series={[
        { dataKey: 'wind', label: 'Wind', color: '#2c8c82', valueFormatter: terawattHours },
        { dataKey: 'solar', label: 'Solar', color: '#b57f0e', valueFormatter: terawattHours },
      ]}
      borderRadius={3}
    />
  );
}
