import { BarChart } from '@mui/x-charts/BarChart';

export default function TwoStacks() {
  return (
    <BarChart
      height={260}
      title="Income and spending of a museum by quarter, in thousand euros"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}
      yAxis={[{ label: 'Thousand €', width: 56 }]}
      series={[
        { data: [84, 121, 156, 98], label: 'Tickets', stack: 'income', color: '#2c8c82' },
        { data: [31, 42, 58, 66], label: 'Shop', stack: 'income', color: '#8fd0c8' },
        { data: [72, 74, 75, 77], label: 'Salaries', stack: 'spending', color: '#d1495b' },
        { data: [41, 33, 30, 45], label: 'Building', stack: 'spending', color: '#eba4ad' },
      ]}
    />
  );
}
