import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { warming } from 'sample-data/records';

const degrees = (value: number | null) =>
  value === null ? '' : `${value > 0 ? '+' : ''}${value.toFixed(2)} °C`;

// The farther from the mean, the farther from the background.
const onLight = ['#123f6b', '#2f74ad', '#5b93bd', '#c77f3c', '#d9662e', '#bd3a26', '#7f1d1d'];
const onDark = ['#a5d0ef', '#5ea3d8', '#3f7fb5', '#b8713a', '#e0803f', '#f2a07a', '#ffd0bd'];

export default function WarmingYears() {
  const isDark = useTheme().palette.mode === 'dark';
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
            colors: isDark ? onDark : onLight,
          },
        },
      ]}
      series={[{ dataKey: 'anomaly', valueFormatter: degrees }]}
      // #endregion taught
      grid={{ horizontal: true }}
    />
  );
}
