import { LineChart } from '@mui/x-charts/LineChart';
import { airTemperature } from 'sample-data/earth';

export default function TemperatureByAltitude() {
  return (
    <LineChart
      height={260}
      title="Air temperature by altitude"
      dataset={airTemperature}
      xAxis={[{ dataKey: 'altitude', label: 'Altitude (km)', height: 48 }]}
      yAxis={[{ label: 'Temperature (°C)', width: 60 }]}
      series={[{ dataKey: 'temperature', curve: 'linear', valueFormatter: (v) => `${v} °C` }]}
      grid={{ horizontal: true, vertical: true }}
    />
  );
}
