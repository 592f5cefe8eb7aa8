import { BarChart } from '@mui/x-charts/BarChart';
import { summits } from 'sample-data/earth';

const meters = (value: number | null) => `${value?.toLocaleString('en-US')} m`;

export default function SevenSummits() {
  return (
    <BarChart
      height={300}
      title="The highest mountain of each continent"
      layout="horizontal"
      // Room for the last tick label, whose middle is at the end of the axis.
      margin={{ right: 28 }}
      dataset={summits}
      yAxis={[{ dataKey: 'name', scaleType: 'band', width: 88 }]}
      xAxis={[{ label: 'Height (m)', height: 48 }]}
      series={[{ dataKey: 'height', label: 'Height', valueFormatter: meters }]}
      grid={{ vertical: true }}
      hideLegend
    />
  );
}
