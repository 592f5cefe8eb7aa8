import { BarChart } from '@mui/x-charts/BarChart';
import { iowaGeneration } from 'sample-data/generation';

const layer = { stack: 'sources' } as const;
const years = iowaGeneration.filter(({ year }) => year % 4 === 1);

export default function LabelsOnSomeBars() {
  return (
    <BarChart
      height={320}
      title="Electricity generated in Iowa, every fourth year, in terawatt-hours"
      dataset={years}
      xAxis={[{ dataKey: 'year', scaleType: 'band', valueFormatter: String }]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1000} TWh`, width: 62 }]}
      series={[
        { dataKey: 'fossil', label: 'Fossil fuels', color: '#b9bbca', ...layer },
        { dataKey: 'nuclear', label: 'Nuclear', color: '#d6c2ec', ...layer },
        { dataKey: 'renewable', label: 'Renewable', color: '#8fd0c8', ...layer },
      ]}
      barLabel={({ value }, { bar }) =>
        bar.height < 16 || value === null ? null : (value / 1000).toFixed(1)
      }
      sx={{ '& .MuiBarLabel-root': { fill: '#1c2530', fontSize: 12 } }}
    />
  );
}
