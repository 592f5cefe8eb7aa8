import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro';
import { boardingHours, boardings, weekdays } from 'sample-data/trains';

const steps = [
  { color: '#fde68a', label: 'Under 300' },
  { color: '#f59e0b', label: '300 to 599' },
  { color: '#d97706', label: '600 to 899' },
  { color: '#b45309', label: '900 and more' },
];

export default function StepsOfColor() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {steps.map(({ color, label }) => (
          <Box key={label} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ width: 14, height: 14, bgcolor: color }} />
            <bdi>{label}</bdi>
          </Box>
        ))}
      </Box>
      <Heatmap
        height={280}
        xAxis={[{ data: boardingHours, label: 'Hour' }]}
        yAxis={[{ data: weekdays }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [300, 600, 900],
              colors: steps.map(({ color }) => color),
            },
          },
        ]}
        series={[
          {
            label: 'Passengers',
            data: boardings.flatMap((hours, day) =>
              hours.map((passengers, hour) => [hour, day, passengers] as const),
            ),
          },
        ]}
      />
    </Box>
  );
}
