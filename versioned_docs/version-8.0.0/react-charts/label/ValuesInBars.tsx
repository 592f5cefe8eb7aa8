import { BarChart } from '@mui/x-charts/BarChart';

export default function ValuesInBars() {
  return (
    <BarChart
      height={260}
      title="Visitors of a museum by day"
      xAxis={[{ data: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], scaleType: 'band' }]}
      series={[{ data: [128, 141, 156, 203, 417, 389], color: '#a5c8e1' }]}
      barLabel="value"
      sx={{ '& .MuiBarLabel-root': { fill: '#1c2530', fontSize: 14 } }}
    />
  );
}
