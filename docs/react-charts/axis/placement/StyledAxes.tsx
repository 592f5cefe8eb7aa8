import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from 'sample-data/climate';

export default function StyledAxes() {
  return (
    <LineChart
      height={260}
      title="Carbon dioxide at Mauna Loa"
      dataset={carbonDioxide}
      xAxis={[
        {
          dataKey: 'year',
          valueFormatter: String,
          tickSize: 12,
          tickLabelStyle: { fontSize: 14, fontWeight: 600 },
          height: 40,
        },
      ]}
      yAxis={[{ label: 'CO₂ (ppm)', width: 60, disableLine: true, disableTicks: true }]}
      series={[{ dataKey: 'co2', color: '#d1495b' }]}
      sx={{
        [`& .${axisClasses.directionX} .${axisClasses.line}`]: { strokeWidth: 3 },
        [`& .${axisClasses.directionY} .${axisClasses.label}`]: { fontStyle: 'italic' },
      }}
      grid={{ horizontal: true }}
    />
  );
}
