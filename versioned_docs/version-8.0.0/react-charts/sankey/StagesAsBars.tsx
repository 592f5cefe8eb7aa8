import { BarChart } from '@mui/x-charts/BarChart';

const parts = [
  { label: 'Wind', data: [37, 34, 34] },
  { label: 'Gas', data: [62, 34, 23] },
  { label: 'Hydro', data: [15, 14, 14] },
];

export default function StagesAsBars() {
  return (
    <BarChart
      height={260}
      title="Energy from the source to the user, in TWh"
      xAxis={[{ scaleType: 'band', data: ['Put in', 'Generated', 'Used'] }]}
      yAxis={[{ label: 'TWh' }]}
      series={parts.map((part) => ({ ...part, stack: 'energy' }))}
    />
  );
}
