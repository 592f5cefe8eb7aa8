import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';

const cold: { day: Date; degrees: number; above?: boolean }[] = [
  { day: new Date(1812, 9, 18), degrees: 0 },
  { day: new Date(1812, 9, 24), degrees: 0 },
  { day: new Date(1812, 10, 9), degrees: -9 },
  { day: new Date(1812, 10, 14), degrees: -21 },
  { day: new Date(1812, 10, 28), degrees: -20, above: true },
  { day: new Date(1812, 11, 1), degrees: -24 },
  { day: new Date(1812, 11, 6), degrees: -30 },
  { day: new Date(1812, 11, 7), degrees: -26 },
];

// #region taught
function DegreesAtMark({ x, y, color, dataIndex }: MarkElementProps) {
  const point = cold[dataIndex];
  const isLast = dataIndex === cold.length - 1;
  return (
    <g direction="ltr" transform={`translate(${x}, ${y})`} pointerEvents="none">
      <circle r={4} fill={color} />
      <text
        x={isLast ? 8 : 0}
        y={isLast ? -2 : point?.above ? -10 : 20}
        textAnchor={isLast ? 'start' : 'middle'}
        fontSize={13}
        fill="currentColor"
      >
        {`${point?.degrees}°`.replace('-', '−')}
      </text>
    </g>
  );
}
// #endregion taught

export default function RetreatFromMoscow() {
  return (
    <LineChart
      height={320}
      title="Temperature on the retreat from Moscow in 1812, in degrees Réaumur"
      hideLegend
      margin={{ right: 40 }}
      xAxis={[
        {
          data: cold.map(({ day }) => day),
          scaleType: 'time',
          min: new Date(1812, 9, 14),
          max: new Date(1812, 11, 12),
          valueFormatter: (day: Date) =>
            day.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
        },
      ]}
      yAxis={[{ label: 'Degrees Réaumur', width: 60, min: -36, max: 4 }]}
      series={[
        {
          data: cold.map(({ degrees }) => degrees),
          curve: 'linear',
          color: '#2f75ad',
          label: 'Temperature',
          valueFormatter: (degrees) => `${degrees} °Ré, ${degrees && degrees * 1.25} °C`,
        },
      ]}
      // #region taught
      slots={{ mark: DegreesAtMark }}
      // #endregion taught
      grid={{ horizontal: true }}
    />
  );
}
