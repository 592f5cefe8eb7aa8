import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { sunspots } from 'sample-data/sunspots';

interface PeriodProps {
  name: string;
  from: number;
  to: number;
}

function Period({ name, from, to }: PeriodProps) {
  const { top, height } = useDrawingArea();
  const x = useXScale<'linear'>();
  const middle = (x(from) + x(to)) / 2;

  return (
    <g>
      <rect
        x={x(from)}
        y={top}
        width={x(to) - x(from)}
        height={height}
        fill="#6366f1"
        opacity={0.16}
      />
      <text x={middle} y={top + 14} textAnchor="middle" fontSize={12} fill="currentColor">
        {name}
      </text>
    </g>
  );
}

export default function MinimaOfTheSun() {
  return (
    <LineChart
      height={300}
      title="Sunspot numbers, 1700 to 1988"
      desc="Cycles of about eleven years. They were low around 1800, and highest in 1957."
      xAxis={[
        { data: sunspots.map(({ year }) => year), domainLimit: 'strict', valueFormatter: String },
      ]}
      yAxis={[{ max: 220, width: 56, label: 'Sunspot number' }]}
      series={[
        {
          data: sunspots.map(({ spots }) => spots),
          area: true,
          showMark: false,
          color: '#c97a16',
        },
      ]}
    >
      <Period name="Dalton minimum" from={1790} to={1830} />
    </LineChart>
  );
}
