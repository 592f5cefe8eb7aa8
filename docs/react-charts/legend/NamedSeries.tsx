import { LineChart } from '@mui/x-charts/LineChart';
import { gigawattHours, iowaGeneration } from 'sample-data/generation';

export default function NamedSeries() {
  return (
    <LineChart
      height={300}
      title="Fossil and renewable electricity in Iowa, 2001 to 2017"
      dataset={iowaGeneration}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ label: 'GWh', width: 68, min: 0 }]}
      series={[
        { dataKey: 'fossil', label: 'Fossil fuels', color: '#7a7d92', showMark: false },
        { dataKey: 'renewable', label: 'Renewable', color: '#2c8c82', showMark: false },
      ].map((series) => ({ ...series, valueFormatter: gigawattHours }))}
    />
  );
}
