import { LineChart } from '@mui/x-charts/LineChart';

const readings = [
  { day: new Date(2026, 2, 2), inside: 20.4, outside: 6.1 },
  { day: new Date(2026, 2, 3), inside: 20.9, outside: 7.8 },
  { day: new Date(2026, 2, 4), inside: 21.3, outside: 9.6 },
  { day: new Date(2026, 2, 5), inside: 20.7, outside: 5.2 },
  { day: new Date(2026, 2, 6), inside: 20.1, outside: 4.4 },
  { day: new Date(2026, 2, 7), inside: 21.0, outside: 8.3 },
];

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export default function RowsAsDataset() {
  return (
    <LineChart
      height={280}
      title="Temperature inside and outside"
      dataset={readings}
      xAxis={[
        {
          dataKey: 'day',
          scaleType: 'time',
          tickInterval: readings.map(({ day }) => day),
          valueFormatter: (day: Date) => monthAndDay.format(day),
        },
      ]}
      series={[
        { dataKey: 'inside', label: 'Inside' },
        { dataKey: 'outside', label: 'Outside' },
      ]}
    />
  );
}
