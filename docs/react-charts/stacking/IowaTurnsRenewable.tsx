import { LineChart } from '@mui/x-charts/LineChart';
import { gigawattHours, iowaGeneration } from 'sample-data/generation';

const layer = {
  stack: 'sources',
  area: true,
  showMark: false,
  valueFormatter: gigawattHours,
} as const;

export default function IowaTurnsRenewable() {
  return (
    <LineChart
      height={340}
      title="Electricity generated in Iowa by source, 2001 to 2017"
      desc="Renewable sources grew from 1,437 to 21,933 GWh; fossil fuels peaked at 42,750 GWh in 2010 and fell to 29,329."
      dataset={iowaGeneration}
      xAxis={[{ dataKey: 'year', domainLimit: 'strict', valueFormatter: String }]}
      yAxis={[{ label: 'GWh', width: 68 }]}
      series={[
        { dataKey: 'fossil', label: 'Fossil fuels', color: '#8c8fa3', ...layer },
        { dataKey: 'nuclear', label: 'Nuclear', color: '#8e5cc2', ...layer },
        { dataKey: 'renewable', label: 'Renewable', color: '#2c8c82', ...layer },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
