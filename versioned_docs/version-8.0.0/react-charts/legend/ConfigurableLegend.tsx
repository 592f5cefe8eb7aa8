import { BarChart } from '@mui/x-charts/BarChart';
import type { BarSeriesType } from '@mui/x-charts/models';

const lines = ['U1', 'U2', 'U3', 'U4'];

export default function ConfigurableLegend(series: Partial<BarSeriesType>) {
  return (
    <BarChart
      height={240}
      title="Delays by line"
      xAxis={[{ scaleType: 'band', data: lines }]}
      series={[
        { data: [14, 9, 22, 6], label: 'Last week' },
        { data: [11, 12, 15, 4], ...series },
      ]}
    />
  );
}
