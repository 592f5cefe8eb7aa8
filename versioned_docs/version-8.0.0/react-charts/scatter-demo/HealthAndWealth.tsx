import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { countries } from 'sample-data/countries';

const continents = [
  { name: 'Asia', color: '#7b61c4' },
  { name: 'Africa', color: '#c2410c' },
  { name: 'America', color: '#15803d' },
  { name: 'Europe', color: '#2f75ad' },
  { name: 'Oceania', color: '#d97706' },
];
const of = (continent: string) =>
  countries
    .filter((country) => country.continent === continent)
    .toSorted((a, b) => b.population - a.population);

// #region taught
function Bubble({ seriesId, dataIndex, x, y, color, isFaded, onClick }: ScatterMarkerProps) {
  const people = of(`${seriesId}`)[dataIndex]?.population ?? 0;
  return (
    <circle
      cx={x}
      cy={y}
      r={Math.sqrt(people) * 0.9}
      fill={color}
      fillOpacity={isFaded ? 0.15 : 0.6}
      stroke={color}
      onClick={onClick}
    />
  );
}
// #endregion taught

export default function HealthAndWealth() {
  return (
    <ScatterChart
      height={420}
      title="Income, life expectancy and, as size, population of 56 countries in 2015"
      xAxis={[
        {
          scaleType: 'log',
          min: 500,
          max: 80000,
          tickInterval: [1000, 2000, 5000, 10000, 20000, 50000],
          label: 'Dollars for each person in a year',
          valueFormatter: (dollars: number) => dollars.toLocaleString('en-US'),
        },
      ]}
      yAxis={[{ label: 'Life expectancy (years)', width: 52, min: 52, max: 88 }]}
      series={continents.map(({ name, color }) => ({
        id: name,
        label: name,
        color,
        data: of(name).map((country) => ({
          id: country.name,
          x: country.income,
          y: country.health,
        })),
        highlightScope: { highlight: 'item', fade: 'global' },
        valueFormatter: (point) =>
          point && `${point.id}: $${point.x.toLocaleString('en-US')}, ${point.y} years`,
      }))}
      slots={{ marker: Bubble }}
      grid={{ horizontal: true, vertical: true }}
    />
  );
}
