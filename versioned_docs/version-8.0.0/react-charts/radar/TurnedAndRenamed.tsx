import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Morning', 'Noon', 'Evening', 'Night'];

export default function TurnedAndRenamed() {
  return (
    <RadarChart
      height={300}
      title="Calls of a hotline by time of day"
      series={[{ data: [42, 68, 55, 12], fillArea: true, color: '#be185d' }]}
      radar={{
        metrics,
        max: 80,
        startAngle: 45,
        labelGap: 20,
        labelFormatter: (name, { location }) =>
          location === 'tick' ? name.toUpperCase() : `Calls, ${name.toLowerCase()}`,
      }}
    />
  );
}
