import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { population } from 'sample-data/population';

const ends = ['1950', '2020'];
const sum = (key: string) => population.reduce((total, row) => total + Number(row[key]), 0);
const totals = [sum('y1950'), sum('y2020')] as const;

const colors: Record<string, string> = { Africa: '#c2410c', Europe: '#2f75ad' };
// Two labels at the left would be too close to each other.
const nudges: Record<string, number> = { 'Latin America': -7, 'North America': 7 };
const lines = population.slice(0, 5).map(({ region, y1950, y2020 }) => ({
  region,
  shares: [(y1950 / totals[0]) * 100, (y2020 / totals[1]) * 100] as const,
  nudge: nudges[region] ?? 0,
  color: colors[region] ?? '#94a3b8',
}));

// #region taught
function NamesAtBothEnds() {
  const x = useXScale<'point'>();
  const y = useYScale<'log'>();
  return lines.map(({ region, shares: [first, last], nudge }) => (
    <g key={region} direction="ltr" fontSize={13} fill="currentColor" dominantBaseline="central">
      <text x={(x('1950') ?? 0) - 12} y={y(first) + nudge} textAnchor="end">
        {first.toFixed(1)}%
      </text>
      <text x={(x('2020') ?? 0) + 12} y={y(last)}>
        {last.toFixed(1)}% {region}
      </text>
    </g>
  ));
}
// #endregion taught

export default function SharesOfThePeople() {
  return (
    <LineChart
      height={420}
      title="Share of the world's people by region, 1950 and 2020"
      hideLegend
      margin={{ left: 60, right: 150 }}
      xAxis={[{ data: ends, scaleType: 'point', position: 'top' }]}
      yAxis={[{ position: 'none', scaleType: 'log', min: 4.2, max: 66 }]}
      series={lines.map(({ region, shares, color }) => ({
        data: [...shares],
        label: region,
        color,
        curve: 'linear',
        valueFormatter: (share) => `${share?.toFixed(1)}%`,
      }))}
      sx={{ '& .MuiLineElement-root': { strokeWidth: 3 } }}
    >
      <NamesAtBothEnds />
    </LineChart>
  );
}
