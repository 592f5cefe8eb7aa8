import { PieChart } from '@mui/x-charts/PieChart';
import { dryAir } from 'sample-data/earth';

export default function OwnColors() {
  return (
    <PieChart
      height={220}
      title="Dry air by volume"
      colors={['#3d7fc4', '#2c8c82', '#8c8fa3']}
      series={[
        {
          data: dryAir.map((gas) => (gas.id === 'argon' ? { ...gas, color: '#d1495b' } : gas)),
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
    />
  );
}
