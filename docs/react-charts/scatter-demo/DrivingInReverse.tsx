import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { driving } from 'sample-data/driving';

// Years that get a label, and on which side of their point.
const sides = new Map([
  [1956, 8],
  [1973, 8],
  [1981, 8],
  [1998, 8],
  [2005, 8],
  [2008, 8],
  [2010, -8],
]);

// #region taught
function PathOfTheYears() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const points = driving.map(({ miles, gas }) => `${x(miles)},${y(gas)}`);
  return (
    <g direction="ltr" pointerEvents="none">
      <path d={`M${points.join('L')}`} fill="none" stroke="#0f766e" strokeWidth={2} />
      {driving
        .map(({ year, miles, gas }) => ({
          year,
          at: x(miles),
          to: y(gas),
          side: sides.get(year) ?? 0,
        }))
        .filter(({ side }) => side)
        .map(({ year, at, to, side }) => (
          <text
            key={year}
            x={at + side}
            y={to - 8}
            textAnchor={side < 0 ? 'end' : 'start'}
            fontSize={13}
            fill="currentColor"
          >
            {year}
          </text>
        ))}
    </g>
  );
}
// #endregion taught

export default function DrivingInReverse() {
  return (
    <ScatterChart
      height={380}
      title="Miles driven and price of gasoline in the United States, 1956 to 2010"
      xAxis={[
        {
          label: 'Miles for each person in a year',
          min: 3500,
          max: 10800,
          tickInterval: [4000, 5000, 6000, 7000, 8000, 9000, 10000],
        },
      ]}
      yAxis={[{ label: 'Dollars for a gallon', width: 56, min: 1.2, max: 3.6 }]}
      series={[
        {
          data: driving.map(({ year, miles, gas }) => ({ id: year, x: miles, y: gas })),
          color: '#0f766e',
          valueFormatter: (point) =>
            point &&
            `${point.id}: ${point.x.toLocaleString('en-US')} miles at $${point.y.toFixed(2)}`,
        },
      ]}
      grid={{ horizontal: true, vertical: true }}
    >
      <PathOfTheYears />
    </ScatterChart>
  );
}
