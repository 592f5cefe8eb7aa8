import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { payrolls } from 'sample-data/jobs';

const [from, to] = [new Date(2007, 11, 1), new Date(2009, 5, 1)];

function Recession() {
  const x = useXScale<'time'>();
  const { top, height } = useDrawingArea();
  return (
    <g direction="ltr" pointerEvents="none">
      <rect x={x(from)} width={x(to) - x(from)} y={top} height={height} fill="#94a3b833" />
      <text x={x(from) + 6} y={top + 16} fontSize={13} fill="currentColor">
        Recession
      </text>
    </g>
  );
}

export default function JobsRegained() {
  return (
    <LineChart
      height={320}
      title="Jobs in the United States, 2007 to 2016"
      xAxis={[
        {
          data: payrolls.map(({ month }) => month),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (month: Date, { location }) =>
            location === 'tick'
              ? `${month.getFullYear()}`
              : month.toLocaleDateString('en-US', { month: 'long', year: 'numeric' }),
          tickInterval: payrolls.map(({ month }) => month).filter((day) => day.getMonth() === 0),
        },
      ]}
      yAxis={[{ label: 'Million jobs', width: 60, min: 126, max: 148 }]}
      series={[
        {
          data: payrolls.map(({ jobs }) => jobs / 1000),
          showMark: false,
          color: '#2f75ad',
          valueFormatter: (jobs) => `${jobs?.toFixed(1)} million`,
        },
      ]}
      grid={{ horizontal: true }}
    >
      <Recession />
      <ChartsReferenceLine
        y={138.419}
        label="138.4 million"
        labelStyle={{ direction: 'ltr' }}
        lineStyle={{ stroke: '#c2410c', strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine
        x={new Date(2014, 4, 1)}
        label="May 2014"
        labelAlign="end"
        spacing={{ x: -6, y: 6 }}
        labelStyle={{ direction: 'ltr', textAnchor: 'end' }}
        lineStyle={{ stroke: '#15803d' }}
      />
    </LineChart>
  );
}
