import { LineChart } from '@mui/x-charts/LineChart';
import { hourlyLoad } from 'sample-data/energy';

export default function TicksWhereYouSay() {
  return (
    <LineChart
      height={240}
      title="Load of a small town, with ticks at the change of shifts"
      xAxis={[
        {
          data: hourlyLoad.map((_, hour) => hour),
          max: 24,
          tickInterval: [0, 6, 14, 22, 24],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'Load (MW)', width: 56 }]}
      series={[{ data: hourlyLoad, showMark: false }]}
      grid={{ vertical: true }}
    />
  );
}
