import { BarChart } from '@mui/x-charts/BarChart';

const tasks = [
  { name: 'Survey', start: 0, weeks: 3 },
  { name: 'Permits', start: 1, weeks: 5 },
  { name: 'Foundations', start: 5, weeks: 7 },
  { name: 'Deck', start: 11, weeks: 6 },
];

export default function PlanAsBars() {
  return (
    <BarChart
      height={240}
      layout="horizontal"
      hideLegend
      title="Plan of a repair in weeks"
      dataset={tasks}
      yAxis={[{ scaleType: 'band', dataKey: 'name', width: 90 }]}
      xAxis={[{ label: 'Week', tickMinStep: 1 }]}
      series={[
        { dataKey: 'start', stack: 'plan', color: 'transparent', valueFormatter: () => null },
        {
          dataKey: 'weeks',
          stack: 'plan',
          label: 'Duration',
          color: '#0f766e',
          valueFormatter: (weeks) => `${weeks} weeks`,
        },
      ]}
    />
  );
}
