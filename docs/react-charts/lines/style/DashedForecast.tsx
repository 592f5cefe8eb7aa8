import { LineChart } from '@mui/x-charts/LineChart';
import { weather } from 'sample-data/weather';

export default function DashedForecast() {
  return (
    <LineChart
      height={260}
      title="Temperature measured and expected"
      xAxis={[{ data: weather.map(({ month }) => month), scaleType: 'point' }]}
      yAxis={[{ label: 'Mean (°C)', width: 56 }]}
      series={[
        {
          id: 'expected',
          data: weather.map(({ temperature }) => temperature),
          label: 'Expected',
          showMark: false,
          color: '#d1495b',
        },
        {
          id: 'measured',
          data: [3.9, 6.2, 8.8, 10.9, 15.1, 18.4],
          label: 'Measured',
          color: '#3d7fc4',
        },
      ]}
      sx={{
        '& .MuiLineElement-series-expected': { strokeDasharray: '6 5' },
        '& .MuiLineElement-series-measured': { strokeWidth: 3 },
      }}
    />
  );
}
