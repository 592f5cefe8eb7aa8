import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const readings = [
  { day: new Date(2026, 2, 2), level: 142 },
  { day: new Date(2026, 2, 3), level: 149 },
  { day: new Date(2026, 2, 4), level: 171 },
  { day: new Date(2026, 2, 13), level: 156 },
  { day: new Date(2026, 2, 20), level: 147 },
  { day: new Date(2026, 2, 27), level: 143 },
];

const dayAndMonth = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

export default function DaysOnATimeAxis() {
  return (
    <SparkLineChart
      height={100}
      title="Level of a river in March, highest on March 4"
      data={readings.map(({ level }) => level)}
      xAxis={{
        data: readings.map(({ day }) => day),
        scaleType: 'time',
        domainLimit: 'strict',
        valueFormatter: (day: Date) => dayAndMonth.format(day),
      }}
      valueFormatter={(value) => `${value} cm`}
      showTooltip
      showHighlight
      color="#0369a1"
    />
  );
}
