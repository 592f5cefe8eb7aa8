import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from 'sample-data/planets';

export default function RowsAsPoints() {
  return (
    <ScatterChart
      height={260}
      title="Temperature of the planets by distance from the Sun"
      dataset={planets}
      xAxis={[{ label: 'Distance (million km)' }]}
      yAxis={[{ label: 'Mean (°C)', min: -300 }]}
      series={[
        {
          datasetKeys: { id: 'name', x: 'distance', y: 'temperature' },
          markerSize: 6,
          valueFormatter: (point) => point && `${point.id}: ${point.y} °C`,
        },
      ]}
    />
  );
}
