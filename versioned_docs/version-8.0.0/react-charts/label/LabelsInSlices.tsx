import { PieChart } from '@mui/x-charts/PieChart';
import { oceans } from 'sample-data/earth';

export default function LabelsInSlices() {
  return (
    <PieChart
      height={260}
      title="Area of the oceans in million square kilometers"
      colors={['#a5c8e1', '#9fd8d1', '#f5cc6b', '#d6c8f0', '#f2b8bf']}
      hideLegend
      series={[
        {
          data: oceans,
          arcLabel: ({ label, value }) => `${label} ${value}`,
          arcLabelMinAngle: 20,
        },
      ]}
      sx={{ '& .MuiPieArcLabel-root': { fill: '#1c2530', fontSize: 13 } }}
    />
  );
}
