import { BarChart } from '@mui/x-charts/BarChart';
import { energy, terawattHours } from 'sample-data/energy';

const renewable = { stack: 'renewable', valueFormatter: terawattHours } as const;

export default function StackedSources() {
  return (
    <BarChart
      height={280}
      title="Renewable sources in one stack, gas beside it"
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'band' }]}
      yAxis={[{ label: 'TWh', width: 48 }]}
      series={[
        { dataKey: 'hydro', label: 'Hydro', color: '#3d7fc4', ...renewable },
        { dataKey: 'wind', label: 'Wind', color: '#2c8c82', ...renewable },
        { dataKey: 'solar', label: 'Solar', color: '#b57f0e', ...renewable },
        { dataKey: 'gas', label: 'Gas', color: '#8c8fa3', valueFormatter: terawattHours },
      ]}
    />
  );
}
