import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useDrawingArea, useYScale } from '@mui/x-charts/hooks';

function Means() {
  const series = useBarSeries();
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>();

  return series.map(({ id, data, color }) => {
    const mean = data.reduce<number>((sum, value) => sum + (value ?? 0), 0) / data.length;
    return (
      <g key={id}>
        <path d={`M${left},${y(mean)}h${width}`} stroke={color} strokeDasharray="6 4" />
        <text x={left + width + 6} y={y(mean) + 4} fontSize={12} fill="currentColor">
          {mean.toFixed(1)}
        </text>
      </g>
    );
  });
}

export default function MeanOfEachSeries() {
  return (
    <BarChart
      height={260}
      title="Goals of two teams by season, with their means"
      margin={{ right: 48 }}
      xAxis={[{ data: ['2022', '2023', '2024', '2025'], scaleType: 'band' }]}
      yAxis={[{ label: 'Goals' }]}
      series={[
        { label: 'Harbor', data: [61, 54, 72, 68], color: '#2563eb' },
        { label: 'Old Mill', data: [38, 45, 41, 36], color: '#c2410c' },
      ]}
    >
      <Means />
    </BarChart>
  );
}
