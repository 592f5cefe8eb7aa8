import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { BarChart } from '@mui/x-charts/BarChart';
import { weather } from 'sample-data/weather';

export default function StepsLegend() {
  return (
    <BarChart
      height={240}
      title="Mean temperature by month: below 8 °C, up to 16 °C, and above"
      dataset={weather}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      yAxis={[
        {
          label: 'Mean (°C)',
          width: 56,
          colorMap: {
            type: 'piecewise',
            thresholds: [8, 16],
            colors: ['#5b8fd4', '#b98518', '#d1495b'],
          },
        },
      ]}
      series={[{ dataKey: 'temperature' }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'end',
          sx: { gap: 2 },
          labelFormatter: ({ min, max }) => {
            if (min === null) return `Below ${max} °C`;
            return max === null ? `Above ${min} °C` : `${min} to ${max} °C`;
          },
        },
      }}
    />
  );
}
