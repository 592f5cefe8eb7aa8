import { LineChartPro } from '@mui/x-charts-pro';
import { sunspots } from 'sample-data/sunspots';

export default function ThreeCenturies() {
  return (
    <LineChartPro
      height={320}
      title="Sunspot numbers, 1700 to 1988"
      xAxis={[
        {
          id: 'year',
          data: sunspots.map(({ year }) => year),
          domainLimit: 'strict',
          valueFormatter: String,
          zoom: { minSpan: 5 },
        },
      ]}
      yAxis={[{ min: 0, max: 200, label: 'Sunspot number', width: 56 }]}
      series={[{ data: sunspots.map(({ spots }) => spots), showMark: false, color: '#c2700a' }]}
      initialZoom={[{ axisId: 'year', start: 60, end: 100 }]}
    />
  );
}
