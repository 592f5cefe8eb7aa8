import { BarChartPro } from '@mui/x-charts-pro';
import { energy, terawattHours } from 'sample-data/energy';

export default function ZoomableYear() {
  return (
    <BarChartPro
      height={300}
      title="Wind generation by month"
      dataset={energy}
      xAxis={[{ id: 'month', dataKey: 'name', scaleType: 'band', zoom: true }]}
      yAxis={[{ width: 32 }]}
      series={[{ dataKey: 'wind', label: 'Wind', valueFormatter: terawattHours }]}
      initialZoom={[{ axisId: 'month', start: 50, end: 100 }]}
    />
  );
}
