import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { journeys } from 'sample-data/trains';

const data = journeys.map(({ id, kilometers, minutes }) => ({ id, x: kilometers, y: minutes }));

export default function GridBehindPoints() {
  return (
    <ScatterChart
      height={260}
      title="Distance and duration of train journeys"
      xAxis={[{ label: 'Distance (km)', min: 0 }]}
      yAxis={[{ label: 'Duration (min)', width: 56, min: 0 }]}
      series={[{ data, markerSize: 5 }]}
      grid={{ vertical: true, horizontal: true }}
    />
  );
}
