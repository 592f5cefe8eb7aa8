import { BarChart } from '@mui/x-charts/BarChart';
import { summits } from 'sample-data/earth';

export default function LabelsOnTwoLines() {
  return (
    <BarChart
      height={280}
      title="The highest mountain of each continent"
      dataset={summits}
      xAxis={[
        {
          dataKey: 'continent',
          scaleType: 'band',
          height: 44,
          valueFormatter: (continent: string, { location }) =>
            location === 'tick' ? continent.replace(' ', '\n') : continent,
          tickLabelStyle: { fontSize: 11 },
        },
      ]}
      yAxis={[{ label: 'Height (m)', width: 68 }]}
      series={[{ dataKey: 'height' }]}
    />
  );
}
