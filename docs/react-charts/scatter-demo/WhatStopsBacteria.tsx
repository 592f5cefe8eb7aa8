import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { bacteria } from './bacteria';

// #region taught
const stains = [
  { stain: 'positive', label: 'Gram-positive', color: '#9155b8', mark: 'circle' },
  { stain: 'negative', label: 'Gram-negative', color: '#d1496b', mark: 'square' },
] as const;

function Mark({ seriesId, x, y, color, isHighlighted }: ScatterMarkerProps) {
  const r = isHighlighted ? 9 : 6;
  return seriesId === 'positive' ? (
    <circle cx={x} cy={y} r={r} fill={color} />
  ) : (
    <rect x={x - r} y={y - r} width={r * 2} height={r * 2} fill={color} />
  );
}
// #endregion taught

const milligrams = (dose: number) => `${dose}`;

export default function WhatStopsBacteria() {
  return (
    <ScatterChart
      height={360}
      title="Doses of penicillin and neomycin that stop sixteen bacteria"
      xAxis={[
        {
          scaleType: 'log',
          min: 0.0005,
          max: 2000,
          tickInterval: [0.001, 0.01, 0.1, 1, 10, 100, 1000],
          label: 'Penicillin (mg/l)',
          valueFormatter: milligrams,
        },
      ]}
      yAxis={[
        {
          scaleType: 'log',
          min: 0.0005,
          max: 100,
          tickInterval: [0.001, 0.01, 0.1, 1, 10, 100],
          label: 'Neomycin (mg/l)',
          width: 64,
          valueFormatter: milligrams,
        },
      ]}
      series={stains.map(({ stain, label, color, mark }) => ({
        id: stain,
        label,
        color,
        labelMarkType: mark,
        data: bacteria
          .filter((bacterium) => bacterium.stain === stain)
          .map(({ name, penicillin, neomycin }) => ({ id: name, x: penicillin, y: neomycin })),
        valueFormatter: (point) => point && `${point.id}: ${point.x} and ${point.y} mg/l`,
      }))}
      slots={{ marker: Mark }}
      grid={{ horizontal: true, vertical: true }}
    >
      <ChartsReferenceLine x={1} lineStyle={{ strokeDasharray: '4 4' }} />
    </ScatterChart>
  );
}
