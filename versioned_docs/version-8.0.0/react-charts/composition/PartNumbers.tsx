import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

/** Numbers the parts of the chart around it, at places that its axes know. */
export default function PartNumbers() {
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const middleOf = (month: string) => (x(month) ?? 0) + x.bandwidth() / 2;

  const places = [
    [left + width / 2, top - 10],
    [left + width - 12, y(600)],
    [middleOf('Mar'), y(200)],
    [middleOf('May') - x.step() / 2, y(305)],
    [middleOf('Oct'), y(274)],
    [middleOf('Nov'), y(500)],
    [left + width + 8, top + height + 12],
    [left - 50, top + height - 14],
  ];

  return places.map(([cx, cy], index) => (
    <g key={cx} transform={`translate(${cx}, ${cy})`}>
      <circle r={10} fill="#1e1b4b" stroke="#fff" strokeWidth={2} />
      <text fill="#fff" fontSize={12} textAnchor="middle" dominantBaseline="central">
        {index + 1}
      </text>
    </g>
  ));
}
