import { PieChart } from '@mui/x-charts/PieChart';

const reasons = [
  { id: 'size', value: 41, label: 'Did not fit, or ran smaller than expected' },
  { id: 'damage', value: 23, label: 'Arrived with damage' },
  { id: 'late', value: 18, label: 'Came later than promised at checkout' },
];

export default function NarrowLegend() {
  return (
    <PieChart
      height={220}
      title="Why orders were returned"
      series={[{ data: reasons }]}
      slotProps={{ legend: { sx: { width: 140 } } }}
    />
  );
}
