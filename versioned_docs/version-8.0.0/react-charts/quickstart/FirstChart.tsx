import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      height={280}
      title="Orders per quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}
      series={[
        { data: [412, 463, 398, 547], label: 'Web shop' },
        { data: [288, 251, 274, 330], label: 'Store' },
      ]}
    />
  );
}
