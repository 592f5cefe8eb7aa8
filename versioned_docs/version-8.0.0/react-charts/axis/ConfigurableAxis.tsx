import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis } from '@mui/x-charts/models';

const weights = [12, 29, 47, 38, 21, 9];
const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

export default function ConfigurableAxis(axis: Partial<XAxis<'band'>>) {
  return (
    <BarChart
      height={280}
      title="Honey harvested"
      xAxis={[{ data: months, ...axis, scaleType: 'band' }]}
      series={[{ data: weights, label: 'Kilograms' }]}
      hideLegend
    />
  );
}
