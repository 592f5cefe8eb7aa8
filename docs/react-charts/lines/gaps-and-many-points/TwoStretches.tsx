import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];
const readings = [4.1, null, 3.2, 4.4, null, null, null, 11.2, 10.9, null, 7.4, 6.0];
// The sensor was off from 8 to 12; the other missing readings lie between known ones.
const off = 4;

const settings = {
  label: 'Temperature',
  color: '#0288d1',
  connectNulls: true,
  valueFormatter: (value: number | null) => (value === null ? null : `${value} °C`),
};

export default function TwoStretches() {
  return (
    <LineChart
      height={240}
      title="Temperature of a day on which the sensor was off from 8 to 12"
      hideLegend
      xAxis={[{ data: hours, label: 'Hour', height: 48 }]}
      yAxis={[{ label: '°C', width: 48 }]}
      series={[
        { ...settings, data: readings.map((value, index) => (index < off ? value : null)) },
        { ...settings, data: readings.map((value, index) => (index < off ? null : value)) },
      ]}
    />
  );
}
