import { ScatterChart } from '@mui/x-charts/ScatterChart';

// A random walk of the same kind on every visit: a small generator with a fixed seed.
let seed = 7;
const random = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const spread = () => random() + random() + random() - 1.5;

const data = Array.from({ length: 900 }, (_, id) => ({ id, x: spread(), y: spread() }));

export default function SeeThroughPoints() {
  return (
    <ScatterChart
      height={260}
      title="900 points, denser in the middle"
      series={[{ data, markerSize: 5, color: '#3d7fc4' }]}
      sx={{ '& circle': { fillOpacity: 0.25, stroke: '#3d7fc4', strokeOpacity: 0.5 } }}
    />
  );
}
