import { LineChart } from '@mui/x-charts/LineChart';
import { energy, terawattHours } from 'sample-data/energy';

const layer = {
  stack: 'sources',
  stackOffset: 'expand',
  area: true,
  showMark: false,
  valueFormatter: terawattHours,
} as const;

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function StackedAreas() {
  return (
    <LineChart
      height={280}
      title="Share of wind, solar and gas by month"
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'point' }]}
      yAxis={[{ max: 1, valueFormatter: (value: number) => percent.format(value) }]}
      series={[
        { dataKey: 'wind', label: 'Wind', color: '#2c8c82', ...layer },
        { dataKey: 'solar', label: 'Solar', color: '#b57f0e', ...layer },
        { dataKey: 'gas', label: 'Gas', color: '#8c8fa3', ...layer },
      ]}
    />
  );
}
