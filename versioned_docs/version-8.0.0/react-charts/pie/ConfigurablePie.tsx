import { PieChart } from '@mui/x-charts/PieChart';
import type { PieSeriesType } from '@mui/x-charts/models';

const tickets = [
  { label: 'Adults', value: 412 },
  { label: 'Children', value: 188 },
  { label: 'Groups', value: 96 },
  { label: 'Season tickets', value: 54 },
];

export default function ConfigurablePie(series: Partial<PieSeriesType>) {
  return <PieChart height={260} series={[{ data: tickets, ...series }]} />;
}
