import { BarChart } from '@mui/x-charts/BarChart';

export default function OwnWords() {
  return (
    <BarChart
      height={180}
      title="Orders of the day"
      localeText={{ loading: 'Fetching orders…', noData: 'No orders yet today' }}
      xAxis={[{ scaleType: 'band', data: ['Web shop', 'Store', 'Phone'] }]}
      yAxis={[{ min: 0, max: 100 }]}
      series={[{ data: [] }]}
    />
  );
}
