import { GaugeContainer, GaugeValueText, useGaugeState } from '@mui/x-charts/Gauge';

const zones = [
  { from: 0, to: 60, color: '#2e7d32' },
  { from: 60, to: 85, color: '#f9a825' },
  { from: 85, to: 100, color: '#c62828' },
];

function Zone({ from, to, color }: (typeof zones)[number]) {
  const { valueMin, valueMax, startAngle, endAngle, innerRadius, outerRadius, cx, cy } =
    useGaugeState();
  const radius = (innerRadius + outerRadius) / 2;
  const angleOf = (value: number) =>
    startAngle + ((value - valueMin) / (valueMax - valueMin)) * (endAngle - startAngle);
  const at = (value: number) =>
    `${cx + radius * Math.sin(angleOf(value))},${cy - radius * Math.cos(angleOf(value))}`;
  const isLarge = angleOf(to) - angleOf(from) > Math.PI ? 1 : 0;

  return (
    <path
      d={`M${at(from)}A${radius},${radius} 0 ${isLarge} 1 ${at(to)}`}
      fill="none"
      stroke={color}
      strokeWidth={outerRadius - innerRadius}
    />
  );
}

function Pointer() {
  const { valueAngle, innerRadius, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) return null;

  return (
    <path
      d={`M${cx},${cy - innerRadius + 14}V${cy - outerRadius - 4}`}
      transform={`rotate(${(valueAngle * 180) / Math.PI}, ${cx}, ${cy})`}
      stroke="currentColor"
      strokeWidth={4}
    />
  );
}

export default function Zones() {
  return (
    <GaugeContainer
      height={200}
      aria-label="Load of the server"
      aria-valuetext="72 percent, high"
      value={72}
      startAngle={-110}
      endAngle={110}
      innerRadius="75%"
    >
      {zones.map((zone) => (
        <Zone key={zone.from} {...zone} />
      ))}
      <Pointer />
      <GaugeValueText text="72%" />
    </GaugeContainer>
  );
}
