import { LineChart } from '@mui/x-charts/LineChart';

const seconds = Array.from({ length: 600 }, (_, index) => index);
const signal = seconds.map((second) => Math.sin(second / 20) * Math.exp(-second / 250));

export default function ManyPoints() {
  return (
    <LineChart
      height={240}
      title="A swing that comes to rest, 600 points"
      xAxis={[{ data: seconds, label: 'Seconds', height: 48, domainLimit: 'strict' }]}
      series={[
        {
          data: signal,
          showMark: ({ index }) => index % 60 === 0,
          valueFormatter: (value) => value?.toFixed(2) ?? '',
        },
      ]}
    />
  );
}
