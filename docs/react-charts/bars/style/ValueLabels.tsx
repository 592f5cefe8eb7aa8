import { BarChart } from '@mui/x-charts/BarChart';

export default function ValueLabels() {
  return (
    <BarChart
      height={260}
      title="Orders per quarter"
      barLabel="value"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}
      series={[
        { data: [412, 463, 398, 547], label: 'Web shop', color: '#a5c8e1' },
        { data: [288, 251, 0, 330], label: 'Store', color: '#f2c879' },
      ]}
      sx={{ '& .MuiBarLabel-root': { fill: '#1c2530' } }}
    />
  );
}
