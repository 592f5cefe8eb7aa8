import { BarChart } from '@mui/x-charts/BarChart';
import { population, millions } from 'sample-data/population';

export default function ColoredByName() {
  return (
    <BarChart
      height={260}
      title="Population in 2020, Africa pointed out"
      dataset={population}
      layout="horizontal"
      yAxis={[
        {
          dataKey: 'region',
          scaleType: 'band',
          width: 104,
          colorMap: {
            type: 'ordinal',
            values: ['Africa'],
            colors: ['#d1495b'],
            unknownColor: '#9aa5b1',
          },
        },
      ]}
      xAxis={[{ label: 'Million people' }]}
      series={[{ dataKey: 'y2020', valueFormatter: millions }]}
    />
  );
}
