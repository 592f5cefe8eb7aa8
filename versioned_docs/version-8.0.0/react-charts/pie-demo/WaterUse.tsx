import { PieChart } from '@mui/x-charts/PieChart';

export default function WaterUse() {
  return (
    <PieChart
      height={260}
      title="What the world takes fresh water for"
      series={[
        {
          data: [
            { id: 'farms', label: 'Farms', value: 69, color: '#2f75ad' },
            { id: 'industry', label: 'Industry', value: 19, color: '#64748b' },
            { id: 'homes', label: 'Towns and homes', value: 12, color: '#0d9488' },
          ],
          paddingAngle: 4,
          cornerRadius: 10,
          innerRadius: '55%',
          arcLabel: 'formattedValue',
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
      sx={{ '& .MuiPieArcLabel-root': { fill: '#fff', fontWeight: 600 } }}
    />
  );
}
