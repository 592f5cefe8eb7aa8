import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

const heights = [0.4, 0.7, 0.55, 0.85, 0.6];

function GrayBars() {
  const { top, height } = useDrawingArea();
  const x = useXScale<'band'>();
  return (
    <g>
      {x.domain().map((day, index) => (
        <rect
          key={String(day)}
          x={x(day)}
          width={x.bandwidth()}
          y={top + height * (1 - (heights[index] ?? 0.5))}
          height={height * (heights[index] ?? 0.5)}
          rx={4}
          fill="currentColor"
          opacity={0.12}
        />
      ))}
      <text x="50%" y={top + 16} textAnchor="middle" fill="currentColor">
        Fetching the week…
      </text>
    </g>
  );
}

export default function OwnOverlays() {
  return (
    <BarChart
      height={220}
      loading
      title="Sales by weekday, loading"
      slots={{ loadingOverlay: GrayBars }}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'band' }]}
      yAxis={[{ min: 0, max: 100 }]}
      series={[{ data: [] }]}
    />
  );
}
