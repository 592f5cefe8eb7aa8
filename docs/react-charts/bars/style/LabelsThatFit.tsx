import { BarChart } from '@mui/x-charts/BarChart';
import { energy, terawattHours } from 'sample-data/energy';

const share = { stack: 'all', valueFormatter: terawattHours } as const;

export default function LabelsThatFit() {
  return (
    <BarChart
      height={320}
      title="Wind, solar and gas by month"
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'band' }]}
      series={[
        { dataKey: 'wind', label: 'Wind', color: '#7fc8bf', ...share },
        { dataKey: 'solar', label: 'Solar', color: '#f5cc6b', ...share },
        { dataKey: 'gas', label: 'Gas', color: '#b9bbca', ...share },
      ]}
      barLabel={({ value }, { bar }) => (bar.height < 18 ? null : value?.toFixed(1))}
      sx={{ '& .MuiBarLabel-root': { fill: '#1c2530', fontSize: 12 } }}
    />
  );
}
