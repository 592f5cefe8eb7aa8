import { PieChart } from '@mui/x-charts/PieChart';
import { oceans } from 'sample-data/earth';

const total = oceans.reduce((sum, { value }) => sum + value, 0);
const blues = ['#1d4e79', '#2f75ad', '#5a9fd0', '#8fc0e3', '#c3dff2'];

export default function OceanShares() {
  return (
    <PieChart
      height={280}
      title="Area of the oceans"
      desc="The Pacific covers 47% of the ocean, the Atlantic 24%, the Indian 20%."
      colors={blues}
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
      sx={{ '& .MuiPieArcLabel-root': { fill: '#fff', fontWeight: 600 } }}
    />
  );
}
