import { useDrawingArea, useSvgRef, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useEffect, useState } from 'react';
import { planets } from 'sample-data/planets';

function Reading() {
  const svgRef = useSvgRef();
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale<'log'>();
  const y = useYScale<'log'>();
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const svg = svgRef.current;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const corner = svg?.getBoundingClientRect();
      setPoint(corner ? { x: clientX - corner.left, y: clientY - corner.top } : null);
    };
    svg?.addEventListener('pointermove', follow);
    return () => svg?.removeEventListener('pointermove', follow);
  }, [svgRef]);

  if (!point) {
    return (
      <text x={left + 8} y={top + 12} direction="ltr" fill="currentColor" fontSize={13}>
        Move over the chart
      </text>
    );
  }
  return (
    <g direction="ltr" stroke="#0d9488" strokeDasharray="4 3" pointerEvents="none">
      <path d={`M${left},${point.y}h${width}M${point.x},${top}v${height}`} />
      <text x={left + 8} y={top + 12} stroke="none" fill="currentColor" fontSize={13}>
        {Math.round(x.invert(point.x))} million km, {Math.round(y.invert(point.y))} days
      </text>
    </g>
  );
}

export default function ReadByPointer() {
  return (
    <ScatterChart
      height={280}
      title="Planets: distance from the Sun and days for one orbit"
      xAxis={[{ scaleType: 'log', label: 'Million km' }]}
      yAxis={[{ scaleType: 'log', label: 'Days', width: 68 }]}
      series={[
        {
          data: planets.map(({ name, distance, period }) => ({ id: name, x: distance, y: period })),
          color: '#b45309',
        },
      ]}
      slotProps={{ tooltip: { trigger: 'none' } }}
    >
      <Reading />
    </ScatterChart>
  );
}
