import { BarChart } from '@mui/x-charts/BarChart';

const downloads = [0, 7, 120, 4_800, 61_000];

const toAxis = (value: number) => Math.log10(value + 1);
const fromAxis = (position: number) => Math.round(10 ** position - 1);

export default function ZeroOnLogScale() {
  return (
    <BarChart
      height={260}
      title="Downloads of five files, from none to 61,000"
      xAxis={[{ scaleType: 'band', data: ['Draft', 'Notes', 'Report', 'Guide', 'Map'] }]}
      yAxis={[
        {
          width: 60,
          min: 0,
          max: toAxis(100_000),
          tickInterval: [0, 10, 100, 1_000, 10_000, 100_000].map(toAxis),
          valueFormatter: (position: number) => fromAxis(position).toLocaleString('en-US'),
        },
      ]}
      series={[
        {
          data: downloads.map(toAxis),
          label: 'Downloads',
          valueFormatter: (position) => fromAxis(position ?? 0).toLocaleString('en-US'),
        },
      ]}
    />
  );
}
