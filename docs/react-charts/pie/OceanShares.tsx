import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { oceans } from 'sample-data/earth';

const total = oceans.reduce((sum, { value }) => sum + value, 0);
// From strong to pale on each background.
const onLight = ['#123f6b', '#1d5c91', '#2f75ad', '#4c8bbd', '#6199c6'];
const onDark = ['#cfe5f7', '#a5d0ef', '#7db8e3', '#5ea3d8', '#3f86c2'];

export default function OceanShares() {
  const isDark = useTheme().palette.mode === 'dark';
  return (
    <PieChart
      height={280}
      title="Area of the oceans"
      desc="The Pacific covers 47% of the ocean, the Atlantic 24%, the Indian 20%."
      colors={isDark ? onDark : onLight}
      series={[
        {
          data: oceans,
          innerRadius: '45%',
          paddingAngle: 1,
          cornerRadius: 3,
          arcLabel: ({ value }) => `${Math.round((100 * value) / total)}%`,
          arcLabelMinAngle: 30,
          valueFormatter: ({ value }) => `${value} million km²`,
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      sx={{ '& .MuiPieArcLabel-root': { fill: isDark ? '#0f172a' : '#fff', fontWeight: 600 } }}
    />
  );
}
