import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21];

const fahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;

export default function TwoUnits() {
  return (
    <LineChart
      height={260}
      title="Temperature of a day in two units"
      xAxis={[{ data: hours, label: 'Hour', domainLimit: 'strict' }]}
      yAxis={[
        { min: 0, max: 30, label: '°C', width: 48 },
        { min: fahrenheit(0), max: fahrenheit(30), label: '°F', width: 48, position: 'left' },
      ]}
      series={[{ data: [11, 9, 8, 14, 21, 24, 20, 15], valueFormatter: (value) => `${value} °C` }]}
    />
  );
}
