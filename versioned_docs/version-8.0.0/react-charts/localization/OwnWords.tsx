import { BarChart } from '@mui/x-charts/BarChart';

export default function OwnWords() {
  return (
    <BarChart
      height={180}
      title="Orders of the day"
      slotProps={{
        loadingOverlay: { message: 'Fetching orders…' },
        noDataOverlay: { message: 'No orders yet today' },
      }}
      xAxis={[{ scaleType: 'band', data: ['Web shop', 'Store', 'Phone'] }]}
      yAxis={[{ min: 0, max: 100 }]}
      series={[{ data: [] }]}
    />
  );
}
