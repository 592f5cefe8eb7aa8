import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart } from '@mui/x-charts/LineChart';
import { weather } from 'sample-data/weather';

function Diamond({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <path className={className} d="M12 1 L23 12 L12 23 L1 12 Z" fill={color} />
    </svg>
  );
}

export default function OwnMarks() {
  return (
    <LineChart
      height={240}
      title="Rain by month"
      dataset={weather}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[{ label: 'Rain (mm)', width: 56 }]}
      series={[{ dataKey: 'rain', label: 'Rain', shape: 'diamond', labelMarkType: Diamond }]}
    />
  );
}
