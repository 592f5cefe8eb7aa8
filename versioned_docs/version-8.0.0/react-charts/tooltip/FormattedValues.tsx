import { BarChart } from '@mui/x-charts/BarChart';
import { oceans } from 'sample-data/earth';

const deepest = Math.max(...oceans.map(({ meanDepth }) => meanDepth));

export default function FormattedValues() {
  return (
    <BarChart
      height={260}
      title="Mean depth of the oceans"
      dataset={oceans}
      xAxis={[
        {
          dataKey: 'label',
          scaleType: 'band',
          valueFormatter: (ocean: string, { location }) =>
            location === 'tooltip' ? `${ocean} Ocean` : ocean,
        },
      ]}
      yAxis={[{ label: 'Depth (m)', width: 68 }]}
      series={[
        {
          dataKey: 'meanDepth',
          label: (location) => (location === 'tooltip' ? 'Mean depth' : 'Depth'),
          valueFormatter: (depth, { dataIndex }) =>
            `${depth?.toLocaleString('en-US')} m${oceans[dataIndex]?.meanDepth === deepest ? ', the deepest' : ''}`,
        },
      ]}
    />
  );
}
