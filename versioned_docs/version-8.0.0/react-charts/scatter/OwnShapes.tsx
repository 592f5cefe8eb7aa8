import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { journeys, trainKinds } from 'sample-data/trains';

const paths: Record<string, string> = {
  'High speed': 'M0 -7 L7 6 L-7 6 Z',
  Intercity: 'M-6 -6 H6 V6 H-6 Z',
  Regional: 'M0 -8 L8 0 L0 8 L-8 0 Z',
};

function Shape({ seriesId, x, y, color, isFaded, isHighlighted, onClick }: ScatterMarkerProps) {
  return (
    <path
      d={paths[seriesId]}
      transform={`translate(${x}, ${y}) scale(${isHighlighted ? 1.4 : 1})`}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
      onClick={onClick}
    />
  );
}

export default function OwnShapes() {
  return (
    <ScatterChart
      height={300}
      title="Distance and duration of train journeys, a shape for each kind of train"
      xAxis={[{ label: 'Distance (km)' }]}
      yAxis={[{ label: 'Duration (min)', width: 56 }]}
      series={trainKinds.map((kind) => ({
        id: kind,
        label: kind,
        data: journeys
          .filter((journey) => journey.kind === kind)
          .map(({ id, kilometers, minutes }) => ({ id, x: kilometers, y: minutes })),
        highlightScope: { highlight: 'item', fade: 'global' },
      }))}
      slots={{ marker: Shape }}
    />
  );
}
