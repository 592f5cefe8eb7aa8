import type { PieSeriesType } from '@mui/x-charts/models';
import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

const budget = [
  { label: 'Rent', value: 1100, color: '#8ecae6' },
  { label: 'Food', value: 520, color: '#b7e4c7' },
  { label: 'Travel', value: 260, color: '#ffd166' },
  { label: 'Books', value: 60, color: '#f4a3b1' },
];

export default function ConfigurableLabels(series: Partial<PieSeriesType>) {
  return (
    <PieChart
      height={240}
      title="Monthly budget"
      series={[{ data: budget, ...series }]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#1b1b1b' } }}
    />
  );
}
