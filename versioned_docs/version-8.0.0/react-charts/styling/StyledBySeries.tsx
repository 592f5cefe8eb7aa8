import { LineChart, lineElementClasses, markElementClasses } from '@mui/x-charts/LineChart';

export default function StyledBySeries() {
  return (
    <LineChart
      height={260}
      title="Orders of this week and the last"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point' }]}
      series={[
        { id: 'last', label: 'Last week', data: [31, 35, 33, 41, 52], color: '#7c8494' },
        { id: 'this', label: 'This week', data: [34, 41, 39, 50, 58], color: '#0f766e' },
      ]}
      sx={{
        [`& .${lineElementClasses.series}-last`]: { strokeDasharray: '5 5' },
        [`& .${lineElementClasses.series}-this`]: { strokeWidth: 4 },
        [`& .${markElementClasses.series}-last`]: { display: 'none' },
      }}
    />
  );
}
