import { Heatmap } from '@mui/x-charts-pro';
import type { SVGProps } from 'react';

interface CellProps extends SVGProps<SVGRectElement> {
  ownerState: { value: number; color: string };
}

const cells = [42, 17, 63, 88, 35, 71, 9, 54, 96].map(
  (value, index) => [index % 3, Math.floor(index / 3), value] as const,
);

function CellWithNumber({ ownerState, x = 0, y = 0, width = 0, height = 0, ...rest }: CellProps) {
  const { value, color } = ownerState;
  return (
    <g>
      <rect {...rest} x={x} y={y} width={width} height={height} fill={color} />
      <text
        x={Number(x) + Number(width) / 2}
        y={Number(y) + Number(height) / 2}
        textAnchor="middle"
        dominantBaseline="central"
        pointerEvents="none"
        fill={value > 65 ? '#fff' : '#000'}
      >
        {value}
      </text>
    </g>
  );
}

export default function NumbersInCells() {
  return (
    <Heatmap
      height={240}
      xAxis={[{ data: ['Ada', 'Ben', 'Cleo'] }]}
      yAxis={[{ data: ['Review', 'Tests', 'Docs'], width: 56 }]}
      zAxis={[{ colorMap: { type: 'continuous', color: ['#ede9fe', '#4c1d95'] } }]}
      series={[{ data: cells, label: 'Done' }]}
      slots={{ cell: CellWithNumber }}
    />
  );
}
