import { LineChart } from '@mui/x-charts/LineChart';
import { airTemperature } from 'sample-data/earth';

export default function AxisFromRows() {
  return (
    <LineChart
      height={240}
      title="Air temperature by altitude"
      dataset={airTemperature}
      xAxis={[{ dataKey: 'altitude', label: 'Altitude (km)' }]}
      yAxis={[{ label: 'Temperature (°C)', width: 60 }]}
      series={[{ dataKey: 'temperature', curve: 'linear', color: '#3d7fc4' }]}
    />
  );
}
