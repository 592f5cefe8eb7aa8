import { LineChart } from '@mui/x-charts/LineChart';
import type { LineSeriesType } from '@mui/x-charts/models';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];
const riders = [180, 960, 410, 380, null, 520, 1040, 350];

export default function ConfigurableLines(series: Partial<LineSeriesType>) {
  return (
    <LineChart
      height={280}
      title="Passengers at the main station"
      xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ width: 52 }]}
      series={[{ data: riders, label: 'Passengers', ...series }]}
      hideLegend
    />
  );
}
