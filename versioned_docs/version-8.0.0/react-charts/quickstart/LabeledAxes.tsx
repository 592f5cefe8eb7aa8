import { LineChart } from '@mui/x-charts/LineChart';
import { hourlyLoad } from 'sample-data/energy';

const hours = hourlyLoad.map((_, hour) => hour);

export default function LabeledAxes() {
  return (
    <LineChart
      height={300}
      title="Load of a small town on February 3"
      xAxis={[
        {
          data: hours,
          label: 'Hour',
          height: 48,
          min: 0,
          max: 23,
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'Load (MW)', width: 56, min: 0 }]}
      series={[{ data: hourlyLoad, label: 'Load', area: true, showMark: false }]}
      grid={{ horizontal: true }}
      hideLegend
    />
  );
}
