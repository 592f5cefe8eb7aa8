import { LineChart } from '@mui/x-charts/LineChart';
import { energy, terawattHours } from 'sample-data/energy';

const initial = new Intl.DateTimeFormat('en-US', { month: 'narrow' });
const full = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

export default function ShortTicksLongTooltips() {
  return (
    <LineChart
      height={240}
      title="Wind power by month"
      dataset={energy}
      xAxis={[
        {
          dataKey: 'month',
          scaleType: 'point',
          valueFormatter: (month: Date, { location }) =>
            location === 'tick' ? initial.format(month) : full.format(month),
        },
      ]}
      yAxis={[{ label: 'TWh', width: 48 }]}
      series={[{ dataKey: 'wind', label: 'Wind', valueFormatter: terawattHours }]}
      hideLegend
    />
  );
}
