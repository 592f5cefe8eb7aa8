import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from 'sample-data/planets';

export default function PlanetsOnTwoScales() {
  return (
    <ScatterChart
      height={340}
      title="Planets by distance from the Sun: mean temperature and length of the year"
      xAxis={[
        {
          scaleType: 'log',
          min: 40,
          max: 6000,
          tickInterval: [50, 100, 200, 500, 1000, 2000, 5000],
          label: 'Distance from the Sun (million km)',
          valueFormatter: String,
        },
      ]}
      // #region taught
      yAxis={[
        { id: 'warmth', label: 'Mean temperature (°C)', width: 60, min: -250, max: 550 },
        {
          id: 'year',
          label: 'Length of the year (days)',
          scaleType: 'log',
          width: 72,
          min: 50,
          max: 100000,
          tickInterval: [100, 1000, 10000, 100000],
          position: 'right',
        },
      ]}
      series={[
        {
          yAxisId: 'warmth',
          label: 'Temperature',
          color: '#c2410c',
          data: planets.map(({ name, distance, temperature }) => ({
            id: name,
            x: distance,
            y: temperature,
          })),
          valueFormatter: (point) => point && `${point.id}: ${point.y} °C`,
        },
        {
          yAxisId: 'year',
          label: 'Year',
          color: '#2f75ad',
          data: planets.map(({ name, distance, period }) => ({ id: name, x: distance, y: period })),
          valueFormatter: (point) => point && `${point.id}: ${point.y} days`,
        },
      ]}
      // #endregion taught
      grid={{ vertical: true }}
    />
  );
}
