import { LineChart } from '@mui/x-charts/LineChart';
import { weather } from 'sample-data/weather';

export default function RainAndTemperature() {
  return (
    <LineChart
      height={280}
      title="Rain and temperature by month"
      dataset={weather}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)', width: 56, min: 0 },
        { id: 'warmth', label: 'Mean (°C)', width: 56, min: 0, position: 'right' },
      ]}
      series={[
        { dataKey: 'rain', label: 'Rain', yAxisId: 'rain', color: '#3d7fc4', shape: 'square' },
        { dataKey: 'temperature', label: 'Temperature', yAxisId: 'warmth', color: '#d1495b' },
      ]}
    />
  );
}
