import { LineChart } from '@mui/x-charts/LineChart';
import { energy, terawattHours } from 'sample-data/energy';

// Blue, orange and green that stay apart in the common color vision deficiencies.
const onLight = ['#0072b2', '#c65102', '#00785a'];
const onDark = ['#56b4e9', '#e69f00', '#2bbf94'];

export default function DistinctColors() {
  return (
    <LineChart
      height={300}
      title="Hydro, wind and gas by month"
      colors={(mode) => (mode === 'dark' ? onDark : onLight)}
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'point' }]}
      yAxis={[{ width: 32 }]}
      series={[
        { dataKey: 'hydro', label: 'Hydro', shape: 'circle', valueFormatter: terawattHours },
        { dataKey: 'wind', label: 'Wind', shape: 'square', valueFormatter: terawattHours },
        { dataKey: 'gas', label: 'Gas', shape: 'triangle', valueFormatter: terawattHours },
      ]}
    />
  );
}
