import { BarChart } from '@mui/x-charts/BarChart';
import { energy } from 'sample-data/energy';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const share = { stack: 'all', stackOffset: 'expand' } as const;

export default function SharesOfSources() {
  return (
    <BarChart
      height={280}
      title="Share of each source by month"
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'band' }]}
      yAxis={[{ max: 1, valueFormatter: (value: number) => percent.format(value) }]}
      series={[
        { dataKey: 'wind', label: 'Wind', color: '#2c8c82', ...share },
        { dataKey: 'solar', label: 'Solar', color: '#b57f0e', ...share },
        { dataKey: 'gas', label: 'Gas', color: '#8c8fa3', ...share },
      ]}
    />
  );
}
