import { LineChart } from '@mui/x-charts/LineChart';
import { gigawattHours, iowaGeneration } from 'sample-data/generation';

const common = {
  showMark: false,
  valueFormatter: gigawattHours,
  highlightScope: { highlight: 'series', fade: 'global' },
} as const;

export default function SeriesInFocus() {
  return (
    <LineChart
      height={300}
      title="Electricity generated in Iowa by source, 2001 to 2017"
      dataset={iowaGeneration}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ label: 'GWh', width: 68 }]}
      series={[
        { dataKey: 'fossil', label: 'Fossil fuels', color: '#7a7d92', ...common },
        { dataKey: 'nuclear', label: 'Nuclear', color: '#8e5cc2', ...common },
        { dataKey: 'renewable', label: 'Renewable', color: '#2c8c82', ...common },
      ]}
      sx={{ '& .MuiLineElement-root': { strokeWidth: 4 } }}
    />
  );
}
