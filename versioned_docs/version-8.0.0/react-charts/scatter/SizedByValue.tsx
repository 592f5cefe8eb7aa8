import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { planets } from 'sample-data/planets';

const data = planets.map(({ name, distance, temperature }) => ({
  id: name,
  x: distance,
  y: temperature,
}));

function Bubble({ x, y, color, dataIndex }: ScatterMarkerProps) {
  // The area shows the diameter, so the radius grows with its square root.
  const radius = Math.sqrt(Number(planets[dataIndex]?.diameter) / 250);
  return <circle cx={x} cy={y} r={radius} fill={color} fillOpacity={0.6} stroke={color} />;
}

export default function SizedByValue() {
  return (
    <ScatterChart
      height={300}
      title="Distance, temperature and, as size, diameter of the planets"
      xAxis={[
        {
          scaleType: 'log',
          min: 30,
          max: 10000,
          tickInterval: [100, 1000, 10000],
          label: 'Distance (million km)',
        },
      ]}
      yAxis={[{ label: 'Mean (°C)', min: -400 }]}
      series={[{ data, valueFormatter: (point) => point && `${point.id}: ${point.y} °C` }]}
      slots={{ marker: Bubble }}
    />
  );
}
