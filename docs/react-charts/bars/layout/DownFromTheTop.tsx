import { BarChart } from '@mui/x-charts/BarChart';
import { oceans } from 'sample-data/earth';

export default function DownFromTheTop() {
  return (
    <BarChart
      height={260}
      title="Mean depth of the oceans"
      dataset={oceans}
      xAxis={[
        {
          dataKey: 'label',
          scaleType: 'band',
          position: 'top',
        },
      ]}
      yAxis={[{ reverse: true, label: 'Depth (m)', width: 64 }]}
      series={[{ dataKey: 'meanDepth', label: 'Mean depth' }]}
      hideLegend
    />
  );
}
