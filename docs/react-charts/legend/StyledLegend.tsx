import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { LineChart } from '@mui/x-charts/LineChart';
import { energy } from 'sample-data/energy';

export default function StyledLegend() {
  return (
    <LineChart
      height={240}
      title="Wind and gas by month"
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'point' }]}
      series={[
        { dataKey: 'wind', label: 'Wind', color: '#2c8c82' },
        { dataKey: 'gas', label: 'Gas', color: '#8c8fa3' },
      ]}
      slotProps={{
        legend: {
          sx: {
            gap: 4,
            [`& .${legendClasses.label}`]: { fontSize: 16, fontWeight: 600 },
            [`& .${labelMarkClasses.root}.${labelMarkClasses.line}`]: { width: 28 },
          },
        },
      }}
    />
  );
}
