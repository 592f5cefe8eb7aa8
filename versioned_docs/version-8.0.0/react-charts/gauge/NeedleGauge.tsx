import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) return null;

  return (
    <g
      fill="#d1495b"
      stroke="#d1495b"
      transform={`rotate(${(valueAngle * 180) / Math.PI}, ${cx}, ${cy})`}
    >
      <circle cx={cx} cy={cy} r={7} />
      <path d={`M${cx},${cy}V${cy - outerRadius}`} strokeWidth={3} />
    </g>
  );
}

export default function NeedleGauge() {
  return (
    <GaugeContainer
      height={200}
      aria-label="Speed of a train"
      aria-valuetext="212 kilometers per hour"
      value={212}
      valueMax={320}
      startAngle={-110}
      endAngle={110}
    >
      <GaugeReferenceArc />
      <GaugeValueArc />
      <Needle />
    </GaugeContainer>
  );
}
