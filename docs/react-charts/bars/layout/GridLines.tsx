import { BarChart } from '@mui/x-charts/BarChart';
import { energy, terawattHours } from 'sample-data/energy';

export default function GridLines() {
  return (
    <BarChart
      height={240}
      title="Hydro power by month"
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'band' }]}
      yAxis={[{ label: 'TWh', width: 48 }]}
      series={[{ dataKey: 'hydro', valueFormatter: terawattHours }]}
      grid={{ horizontal: true }}
    />
  );
}
