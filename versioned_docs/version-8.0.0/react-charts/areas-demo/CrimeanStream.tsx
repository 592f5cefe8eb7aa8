import { LineChart } from '@mui/x-charts/LineChart';
import { crimea } from 'sample-data/crimea';

const causes = [
  { dataKey: 'disease', label: 'Disease', color: '#0f766e' },
  { dataKey: 'wounds', label: 'Wounds', color: '#c81e4a' },
  { dataKey: 'other', label: 'Other causes', color: '#a8a29e' },
];

export default function CrimeanStream() {
  return (
    <LineChart
      height={320}
      title="Deaths in the British army in the East, April 1854 to March 1856"
      desc="Nearly all died of disease, 2,761 of them in January 1855."
      dataset={crimea}
      // #region taught
      xAxis={[
        {
          dataKey: 'month',
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en-US', { month: 'short', year: 'numeric' }),
        },
      ]}
      yAxis={[{ position: 'none' }]}
      margin={{ left: 36, right: 36 }}
      series={causes.map((cause) => ({
        ...cause,
        area: true,
        showMark: false,
        stack: 'deaths',
        stackOffset: 'silhouette',
        stackOrder: 'insideOut',
        valueFormatter: (deaths) => `${deaths?.toLocaleString('en-US')} deaths`,
      }))}
      // #endregion taught
    />
  );
}
