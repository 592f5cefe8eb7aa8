import { LineChart } from '@mui/x-charts/LineChart';
import { hourlyLoad } from 'sample-data/energy';

export default function FilledArea() {
  return (
    <LineChart
      height={240}
      title="Load of a small town by hour"
      xAxis={[
        {
          data: hourlyLoad.map((_, hour) => hour),
          label: 'Hour',
          height: 48,
          domainLimit: 'strict',
        },
      ]}
      yAxis={[{ label: 'Load (MW)', width: 56 }]}
      series={[{ data: hourlyLoad, area: true, showMark: false }]}
    />
  );
}
