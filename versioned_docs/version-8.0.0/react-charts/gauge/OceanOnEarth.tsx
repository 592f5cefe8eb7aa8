import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function OceanOnEarth() {
  return (
    <Gauge
      height={260}
      aria-label="Share of the Earth's surface that is ocean"
      aria-valuetext="71 percent"
      value={71}
      startAngle={-120}
      endAngle={120}
      innerRadius="72%"
      cornerRadius="50%"
      text={({ value }) => `${value}%`}
      sx={{
        [`& .${gaugeClasses.valueArc}`]: { fill: '#1e7fc2' },
        [`& .${gaugeClasses.referenceArc}`]: { fill: '#c8b28a' },
        [`& .${gaugeClasses.valueText}`]: { fontSize: 48 },
      }}
    />
  );
}
