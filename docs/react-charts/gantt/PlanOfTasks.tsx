import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const tasks = [
  { name: 'Survey', start: new Date(2026, 2, 2), end: new Date(2026, 2, 20), done: 1 },
  { name: 'Permits', start: new Date(2026, 2, 9), end: new Date(2026, 3, 10), done: 0.8 },
  { name: 'Foundations', start: new Date(2026, 3, 6), end: new Date(2026, 4, 22), done: 0.3 },
  { name: 'Deck', start: new Date(2026, 4, 18), end: new Date(2026, 5, 26), done: 0 },
  { name: 'Railings', start: new Date(2026, 5, 15), end: new Date(2026, 6, 3), done: 0 },
];

// #region taught
function Tasks() {
  const x = useXScale<'time'>();
  const y = useYScale<'band'>();

  return tasks.map(({ name, start, end, done }) => {
    const bar = { x: x(start), y: y(name), height: y.bandwidth(), rx: 4 };
    const width = x(end) - x(start);
    return (
      <g key={name} fill="#6366f1" stroke="#6366f1">
        <title>{`${name}, ${Math.round(done * 100)}% done`}</title>
        <rect {...bar} width={width} fillOpacity={0.35} />
        {done > 0 && <rect {...bar} width={width * done} />}
      </g>
    );
  });
}
// #endregion taught

export default function PlanOfTasks() {
  return (
    <ChartContainer
      height={280}
      title="Repair of a bridge, March to July 2026"
      desc="Five tasks that overlap. The survey is done, permits nearly, the foundations have begun."
      series={[]}
      xAxis={[{ scaleType: 'time', min: new Date(2026, 2, 1), max: new Date(2026, 6, 15) }]}
      yAxis={[{ scaleType: 'band', data: tasks.map(({ name }) => name), width: 90 }]}
    >
      <ChartsGrid vertical />
      <Tasks />
      <ChartsReferenceLine
        x={new Date(2026, 3, 20)}
        label="20 April"
        labelAlign="start"
        labelStyle={{ direction: 'ltr' }}
      />
      <ChartsXAxis />
      <ChartsYAxis disableLine disableTicks />
    </ChartContainer>
  );
}
