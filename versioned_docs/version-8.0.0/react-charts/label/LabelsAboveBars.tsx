import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { population } from 'sample-data/population';

function LabelAbove({ x, y, width, children }: BarLabelProps) {
  return (
    <text x={x + width / 2} y={y - 6} textAnchor="middle" fontSize={13} fill="currentColor">
      {children}
    </text>
  );
}

export default function LabelsAboveBars() {
  return (
    <BarChart
      height={280}
      title="Population by region in 2020, in millions"
      dataset={population}
      xAxis={[{ dataKey: 'region', scaleType: 'band', height: 40 }]}
      yAxis={[{ position: 'none', max: 5200 }]}
      series={[{ dataKey: 'y2020', label: '2020' }]}
      barLabel={({ value }) => value?.toLocaleString('en-US')}
      slots={{ barLabel: LabelAbove }}
      hideLegend
    />
  );
}
