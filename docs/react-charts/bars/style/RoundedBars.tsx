import { BarChart } from '@mui/x-charts/BarChart';

export default function RoundedBars() {
  return (
    <BarChart
      height={260}
      title="Orders per quarter: new and canceled"
      borderRadius={10}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}
      series={[
        { data: [412, 463, 398, 547], label: 'Web shop', stack: 'orders' },
        { data: [288, 251, 274, 330], label: 'Store', stack: 'orders' },
        { data: [-64, -58, -71, -49], label: 'Canceled', stack: 'orders' },
      ]}
    />
  );
}
