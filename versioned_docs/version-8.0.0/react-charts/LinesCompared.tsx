import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';

export default function LinesCompared() {
  return (
    <RadarChart
      height={320}
      title="Two railway lines compared"
      margin={{ left: 72, right: 72 }}
      series={[
        { label: 'Coast line', data: [92, 64, 71, 88, 55], fillArea: true },
        { label: 'Valley line', data: [78, 85, 90, 52, 74], fillArea: true },
      ]}
      radar={{ max: 100, metrics: ['Punctuality', 'Comfort', 'Price', 'Frequency', 'Speed'] }}
    />
  );
}
