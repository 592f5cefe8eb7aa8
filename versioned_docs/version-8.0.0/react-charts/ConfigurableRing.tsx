import { PieChart } from '@mui/x-charts/PieChart';
import type { PieSeriesType } from '@mui/x-charts/models';

const seats = [
  { label: 'Stalls', value: 620 },
  { label: 'Balcony', value: 240 },
  { label: 'Boxes', value: 96 },
];

export default function ConfigurableRing(series: Partial<PieSeriesType>) {
  return <PieChart height={220} title="Seats of a theater" series={[{ data: seats, ...series }]} />;
}
