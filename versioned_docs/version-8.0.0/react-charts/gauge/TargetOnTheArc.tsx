import { Gauge, useGaugeState } from '@mui/x-charts/Gauge';

function Target({ at }: { at: number }) {
  const { valueMin, valueMax, startAngle, endAngle, innerRadius, outerRadius, cx, cy } =
    useGaugeState();
  const share = (at - valueMin) / (valueMax - valueMin);
  const degrees = ((startAngle + share * (endAngle - startAngle)) * 180) / Math.PI;

  return (
    <path
      d={`M${cx},${cy - innerRadius + 6}V${cy - outerRadius - 6}`}
      transform={`rotate(${degrees}, ${cx}, ${cy})`}
      stroke="#d1495b"
      strokeWidth={4}
    />
  );
}

export default function TargetOnTheArc() {
  return (
    <Gauge
      height={200}
      aria-label="Donations"
      aria-valuetext="6,200 of 10,000 dollars, target 8,000"
      value={6200}
      valueMax={10000}
      startAngle={-100}
      endAngle={100}
      text={({ value }) => `$${value?.toLocaleString('en-US')}`}
    >
      <Target at={8000} />
    </Gauge>
  );
}
