import type { ScatterSeriesType } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const flats = [
  { id: 1, x: 32, y: 690 },
  { id: 2, x: 41, y: 780 },
  { id: 3, x: 48, y: 940 },
  { id: 4, x: 55, y: 890 },
  { id: 5, x: 63, y: 1120 },
  { id: 6, x: 70, y: 1080 },
  { id: 7, x: 78, y: 1350 },
  { id: 8, x: 91, y: 1420 },
];

export default function ConfigurableScatter(series: Partial<ScatterSeriesType>) {
  return (
    <ScatterChart
      height={280}
      title="Rents by size"
      xAxis={[{ label: 'Square meters', min: 20, max: 100 }]}
      yAxis={[{ label: 'Rent in euros', width: 64, min: 500 }]}
      series={[{ label: 'Flats', data: flats, ...series }]}
    />
  );
}
