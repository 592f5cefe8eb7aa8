import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { journeys, trainKinds } from 'sample-data/trains';

const series = trainKinds.map((kind) => ({
  label: kind,
  markerSize: 6,
  data: journeys
    .filter((journey) => journey.kind === kind)
    .map(({ id, kilometers, minutes }) => ({ id, x: kilometers, y: minutes })),
  valueFormatter: (point: { x: number; y: number } | null) =>
    point && `${point.x} km in ${point.y} min`,
}));

export default function JourneyTimes() {
  return (
    <ScatterChart
      height={320}
      title="Distance and duration of train journeys"
      xAxis={[{ label: 'Distance (km)', height: 48 }]}
      yAxis={[{ label: 'Duration (min)', width: 56 }]}
      series={series}
      grid={{ horizontal: true, vertical: true }}
    />
  );
}
