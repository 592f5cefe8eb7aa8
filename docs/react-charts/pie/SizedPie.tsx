import { PieChart } from '@mui/x-charts/PieChart';

export default function SizedPie() {
  return (
    <PieChart
      height={220}
      title="Seats by party, half a ring"
      series={[
        {
          data: [
            { id: 'green', label: 'Green', value: 118, color: '#2c8c82' },
            { id: 'yellow', label: 'Yellow', value: 92, color: '#b57f0e' },
            { id: 'violet', label: 'Violet', value: 207, color: '#7b61c4' },
          ],
          startAngle: -90,
          endAngle: 90,
          innerRadius: '110%',
          outerRadius: '190%',
          paddingAngle: 1,
          cornerRadius: 4,
          cy: '95%',
        },
      ]}
    />
  );
}
