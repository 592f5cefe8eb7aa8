import { LineChart } from '@mui/x-charts/LineChart';
import { planets } from 'sample-data/planets';

export default function FormatsOfTheScale() {
  return (
    <LineChart
      height={260}
      margin={{ right: 30 }}
      title="Orbits of the planets in days"
      dataset={planets}
      xAxis={[{ dataKey: 'name', scaleType: 'point' }]}
      yAxis={[
        {
          scaleType: 'log',
          min: 10,
          max: 100000,
          label: 'Days',
          width: 64,
          valueFormatter: (days: number, context) =>
            context.location === 'tick'
              ? context.scale.tickFormat(5, '~s')(days)
              : `${days.toLocaleString('en-US')} days`,
        },
      ]}
      series={[{ dataKey: 'period', curve: 'linear', color: '#d1495b' }]}
      grid={{ horizontal: true }}
    />
  );
}
