import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { airlinePassengers, airlineYears, monthNames } from 'sample-data/airline';

const last = airlineYears.length - 1;

function YearsAtTheEnd() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  return [0, 4, 8, last].map((year) => (
    <text
      key={year}
      x={(x('Dec') ?? 0) + 10}
      y={y(airlinePassengers[year]?.[11] ?? 0)}
      dominantBaseline="central"
      fontSize={13}
      fill="currentColor"
    >
      {airlineYears[year]}
    </text>
  ));
}

export default function TwelveYearsOfFlights() {
  return (
    <LineChart
      height={340}
      title="International airline passengers by month, a line for each year from 1949 to 1960"
      hideLegend
      margin={{ right: 60 }}
      xAxis={[{ data: monthNames, scaleType: 'point' }]}
      yAxis={[{ label: 'Thousand passengers', width: 60, min: 0 }]}
      // #region taught
      series={airlinePassengers.map((data, year) => ({
        id: airlineYears[year],
        data,
        label: `${airlineYears[year]}`,
        showMark: false,
        color: year === last ? '#c2410c' : `hsl(205 ${20 + year * 4}% ${82 - year * 4}%)`,
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
      slotProps={{ tooltip: { trigger: 'item' } }}
      // #endregion taught
    >
      <g direction="ltr">
        <YearsAtTheEnd />
      </g>
    </LineChart>
  );
}
