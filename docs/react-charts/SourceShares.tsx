import { PieChart } from '@mui/x-charts/PieChart';
import { energy } from 'sample-data/energy';

function sumOf(source: 'hydro' | 'wind' | 'solar' | 'gas'): number {
  return energy.reduce((sum, month) => sum + month[source], 0);
}

const shares = [
  { id: 'hydro', label: 'Hydro', color: '#3d7fc4', value: sumOf('hydro') },
  { id: 'wind', label: 'Wind', color: '#2c8c82', value: sumOf('wind') },
  { id: 'solar', label: 'Solar', color: '#b57f0e', value: sumOf('solar') },
  { id: 'gas', label: 'Gas', color: '#8c8fa3', value: sumOf('gas') },
];

const total = shares.reduce((sum, { value }) => sum + value, 0);

export default function SourceShares() {
  return (
    <PieChart
      height={240}
      title="Share of each source in 2025"
      series={[
        {
          data: shares,
          innerRadius: '58%',
          paddingAngle: 2,
          cornerRadius: 4,
          highlightScope: { fade: 'global', highlight: 'item' },
          valueFormatter: ({ value }) => `${Math.round((100 * value) / total)}%`,
        },
      ]}
    />
  );
}
