import { LineChart } from '@mui/x-charts/LineChart';
import type { LineSeriesType } from '@mui/x-charts/models';

const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023];
const visitors = [
  { label: 'Castle', data: [40, 46, 52, 61, 18, 25, 55, 64] },
  { label: 'Museum', data: [22, 20, 23, 26, 8, 12, 24, 30] },
  { label: 'Garden', data: [12, 15, 19, 24, 38, 44, 36, 33] },
];

export default function ConfigurableStack(series: Partial<LineSeriesType>) {
  return (
    <LineChart
      height={280}
      title="Visitors in thousands"
      xAxis={[{ data: years, valueFormatter: String }]}
      series={visitors.map((each) => ({
        ...each,
        area: true,
        showMark: false,
        stack: 'visitors',
        ...series,
      }))}
    />
  );
}
