import { LineChart } from '@mui/x-charts/LineChart';
import { energy, terawattHours } from 'sample-data/energy';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short' });

export default function RowsAsLines() {
  return (
    <LineChart
      height={260}
      title="Wind and solar by month"
      dataset={energy}
      xAxis={[
        {
          dataKey: 'month',
          scaleType: 'time',
          valueFormatter: (date: Date) => monthName.format(date),
        },
      ]}
      yAxis={[{ label: 'TWh', width: 48 }]}
      series={[
        { dataKey: 'wind', label: 'Wind', valueFormatter: terawattHours },
        { dataKey: 'solar', label: 'Solar', valueFormatter: terawattHours },
      ]}
    />
  );
}
