import { BarChart } from '@mui/x-charts/BarChart';
import { warming } from 'sample-data/records';

const degrees = (value: number | null) =>
  value === null ? '' : `${value > 0 ? '+' : ''}${value.toFixed(2)} °C`;

export default function WarmingYears() {
  return (
    <BarChart
      height={320}
      title="Surface of the Earth, colder or warmer than the mean of 1951 to 1980"
      desc="Every year since 1977 is above the mean. 2023 is the warmest, 1.17 degrees above it."
      dataset={warming}
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'band',
          categoryGapRatio: 0.1,
          valueFormatter: String,
          tickInterval: (year: number) => year % 20 === 0,
          tickPlacement: 'middle',
        },
      ]}
      // #region taught
      yAxis={[
        {
          label: 'Difference (°C)',
          width: 60,
          colorMap: {
            type: 'piecewise',
            thresholds: [-0.3, -0.15, 0, 0.2, 0.4, 0.7],
            colors: ['#1d4e79', '#4a90c2', '#a5c8e1', '#f5c6a5', '#ec8c5a', '#d1492e', '#8f1d21'],
          },
        },
      ]}
      series={[{ dataKey: 'anomaly', valueFormatter: degrees }]}
      // #endregion taught
      grid={{ horizontal: true }}
    />
  );
}
