import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricitySources, worldElectricity } from 'sample-data/electricity';

const years = worldElectricity.filter(({ year }) => year >= 1990 && year % 5 === 0);
const ranks = electricitySources.map(({ key, label, color }) => ({
  label,
  color,
  data: years.map((year) => 1 + electricitySources.filter((s) => year[s.key] > year[key]).length),
}));

function NamesAtTheEnd() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  return ranks.map(({ label, data }) => (
    <text
      key={label}
      x={(x(2020) ?? 0) + 14}
      y={y(data.at(-1) ?? 0)}
      direction="ltr"
      dominantBaseline="central"
      fontSize={13}
      fill="currentColor"
    >
      {label}
    </text>
  ));
}

export default function RanksOfSources() {
  return (
    <LineChart
      height={360}
      title="Sources of the world's electricity by rank, 1990 to 2020"
      hideLegend
      margin={{ right: 76 }}
      xAxis={[{ data: years.map(({ year }) => year), scaleType: 'point', valueFormatter: String }]}
      yAxis={[
        {
          reverse: true,
          min: 0.6,
          max: 8.4,
          width: 40,
          tickInterval: [1, 2, 3, 4, 5, 6, 7, 8],
          disableLine: true,
          disableTicks: true,
          tickLabelStyle: { transform: 'translateX(-6px)' },
        },
      ]}
      series={ranks.map((rank) => ({
        ...rank,
        curve: 'bumpX',
        valueFormatter: (place) => `No. ${place}`,
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
      sx={{
        '& .MuiLineElement-root': { strokeWidth: 4 },
        '& .MuiMarkElement-root': { strokeWidth: 4 },
      }}
    >
      <NamesAtTheEnd />
    </LineChart>
  );
}
