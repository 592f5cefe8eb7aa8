import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { driving } from 'sample-data/driving';

// The last one has its label at the left.
const labeledYears = [1956, 1973, 1981, 1998, 2005, 2008, 2010];

// #region taught
function PathOfTheYears() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const points = driving.map(({ miles, gas }) => `${x(miles)},${y(gas)}`);
  return (
    <g direction="ltr" pointerEvents="none">
      <path d={`M${points.join('L')}`} fill="none" stroke="#0f766e" strokeWidth={2} />
      {driving
        .filter(({ year }) => labeledYears.includes(year))
        .map(({ year, miles, gas }) => (
          <text
            key={year}
            x={x(miles) + (year === 2010 ? -8 : 8)}
            y={y(gas) - 8}
            textAnchor={year === 2010 ? 'end' : 'start'}
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
