import { BarChart } from '@mui/x-charts/BarChart';

export default function ShortAndLong() {
  return (
    <BarChart
      height={220}
      title="Passengers by weekday"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'band' }]}
      series={[
        {
          data: [31, 34, 33, 36, 41],
          label: (location) => (location === 'legend' ? 'HS' : 'High-speed trains'),
        },
        {
          data: [52, 49, 51, 50, 58],
          label: (location) => (location === 'legend' ? 'RE' : 'Regional trains'),
        },
      ]}
    />
  );
}
