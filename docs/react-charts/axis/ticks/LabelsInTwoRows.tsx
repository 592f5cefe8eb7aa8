import { BarChart } from '@mui/x-charts/BarChart';
import { weather } from 'sample-data/weather';

const names = ['January', 'February', 'March', 'April', 'May', 'June'];
const months = weather.slice(0, names.length);

export default function LabelsInTwoRows() {
  return (
    <BarChart
      height={260}
      title="Rain by month"
      xAxis={[
        {
          data: names,
          scaleType: 'band',
          height: 46,
          tickLabelInterval: () => true,
          valueFormatter: (name: string, { location }) =>
            location === 'tick' && names.indexOf(name) % 2 === 1 ? `\u00a0\n${name}` : name,
        },
      ]}
      yAxis={[{ label: 'mm' }]}
      series={[{ data: months.map(({ rain }) => rain), color: '#3d7fc4' }]}
    />
  );
}
