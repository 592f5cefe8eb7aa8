import { Heatmap } from '@mui/x-charts-pro';
import type { ComponentProps } from 'react';
import { boardingHours, boardings, weekdays } from 'sample-data/trains';

const cells = boardings.flatMap((hours, day) =>
  hours.map((count, hour) => [hour, day, count] as const),
);

export default function ConfigurableHeatmap(props: Partial<ComponentProps<typeof Heatmap>>) {
  return (
    <Heatmap
      height={280}
      title="Boardings by day and hour"
      xAxis={[{ data: boardingHours, valueFormatter: (hour: string) => `${hour}:00` }]}
      yAxis={[{ data: weekdays }]}
      zAxis={[{ colorMap: { type: 'continuous', max: 1100, color: ['#e3f2fd', '#0d47a1'] } }]}
      series={[{ data: cells, label: 'Boardings' }]}
      {...props}
    />
  );
}
