import { LineChart } from '@mui/x-charts/LineChart';
import { weather } from 'sample-data/weather';

const months = weather.map(({ month }) => month);

export default function HalfAYear() {
  return (
    <LineChart
      height={240}
      title="Temperature of this year so far, and its usual course"
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Mean (°C)', width: 56 }]}
      series={[
        { data: weather.map(({ temperature }) => temperature), label: 'Usual', showMark: false },
        { data: [3.9, 6.2, 8.8, 10.9, 15.1, 18.4], label: 'This year' },
      ]}
    />
  );
}
