import { LineChart } from '@mui/x-charts/LineChart';
import { energy, terawattHours } from 'sample-data/energy';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short' });

const stacked = {
  stack: 'total',
  area: true,
  showMark: false,
  valueFormatter: terawattHours,
} as const;

/** A chart that responds to the pointer. */
export default function Energy() {
  return (
    <LineChart
      // Without the legend, which is above.
      height={308}
      title="Electricity generated in 2025, by source"
      desc="Wind and gas peak in winter, solar in summer; hydro is highest in May."
      dataset={energy}
      xAxis={[
        {
          dataKey: 'month',
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date) => monthName.format(date),
        },
      ]}
      yAxis={[{ width: 32 }]}
      series={[
        { dataKey: 'hydro', label: 'Hydro', color: '#3d7fc4', ...stacked },
        { dataKey: 'wind', label: 'Wind', color: '#2c8c82', ...stacked },
        { dataKey: 'solar', label: 'Solar', color: '#b57f0e', ...stacked },
        { dataKey: 'gas', label: 'Gas', color: '#8c8fa3', ...stacked },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
