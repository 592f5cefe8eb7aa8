import { Heatmap } from '@mui/x-charts-pro';
import { boardingHours, boardings, weekdays } from 'sample-data/trains';

const weekend = boardings
  .slice(5)
  .flatMap((hours, day) => hours.map((count, hour) => [hour, day, count] as const));

export default function RoundCells() {
  return (
    <Heatmap
      height={180}
      xAxis={[
        { data: boardingHours, categoryGapRatio: 0.15, valueFormatter: (hour) => `${hour}:00` },
      ]}
      yAxis={[{ data: weekdays.slice(5), categoryGapRatio: 0.15, disableLine: true }]}
      zAxis={[
        {
          colorMap: { type: 'continuous', max: 700, color: (t) => `hsl(${200 - 160 * t} 70% 45%)` },
        },
      ]}
      series={[
        {
          data: weekend,
          label: 'Weekend',
          valueFormatter: (cell) => `${cell[2]} people`,
        },
      ]}
      slotProps={{ cell: { rx: 6, ry: 6 } }}
    />
  );
}
