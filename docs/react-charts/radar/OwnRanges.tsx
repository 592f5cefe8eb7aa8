import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';

export default function OwnRanges() {
  return (
    <RadarChart
      height={320}
      title="Two bicycles compared"
      margin={{ left: 72, right: 72 }}
      series={[
        { label: 'City', data: [16, 120, 720, 7], color: '#0e7490', fillArea: true },
        { label: 'Touring', data: [13, 90, 1450, 27], color: '#b45309', fillArea: true },
      ]}
      radar={{
        metrics: [
          { name: 'Weight (kg)', min: 8, max: 18 },
          { name: 'Load (kg)', max: 150 },
          { name: 'Price ($)', max: 2000 },
          { name: 'Gears', max: 30 },
        ],
      }}
    />
  );
}
