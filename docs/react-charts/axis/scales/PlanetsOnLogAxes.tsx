import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { planets } from 'sample-data/planets';

const data = planets.map(({ name, distance, period }) => ({ id: name, x: distance, y: period }));

function NamedPlanet({ x, y, color, dataIndex }: ScatterMarkerProps) {
  return (
    <g transform={`translate(${x}, ${y})`}>
      <circle r={6} fill={color} />
      <text x={-10} y={-6} direction="ltr" textAnchor="end" fontSize={13} fill="currentColor">
        {data[dataIndex]?.id}
      </text>
    </g>
  );
}

export default function PlanetsOnLogAxes() {
  return (
    <ScatterChart
      height={340}
      title="Distance and orbit of the planets, both on a logarithmic axis"
      desc="From Mercury, 58 million km and 88 days, to Neptune, 4,515 million km and 59,800 days, the planets are on a straight line."
      xAxis={[
        {
          scaleType: 'log',
          min: 10,
          max: 10000,
          tickInterval: [10, 100, 1000, 10000],
          label: 'Distance from the Sun (million km)',
        },
      ]}
      yAxis={[
        {
          scaleType: 'log',
          min: 10,
          max: 100000,
          tickInterval: [10, 100, 1000, 10000, 100000],
          label: 'Orbit (days)',
        },
      ]}
      series={[{ data, color: '#d1495b' }]}
      slots={{ marker: NamedPlanet }}
      grid={{ vertical: true, horizontal: true }}
    />
  );
}
