import { BarChart } from '@mui/x-charts/BarChart';
import { population } from 'sample-data/population';

export default function MarkTypes() {
  return (
    <BarChart
      height={240}
      title="Population by region, in millions"
      dataset={population}
      xAxis={[{ dataKey: 'region', scaleType: 'band', height: 40 }]}
      series={[
        { dataKey: 'y1950', label: '1950', labelMarkType: 'square' },
        { dataKey: 'y2000', label: '2000', labelMarkType: 'circle' },
        { dataKey: 'y2020', label: '2020', labelMarkType: 'line' },
      ]}
    />
  );
}
