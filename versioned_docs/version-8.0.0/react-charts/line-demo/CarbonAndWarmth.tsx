import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from 'sample-data/climate';
import { warming } from 'sample-data/records';

const rows = warming
  .filter(({ year }) => year >= 1960 && year <= 2020)
  .map(({ year, anomaly }) => ({
    year,
    anomaly,
    co2: carbonDioxide.find((row) => row.year === year)?.co2 ?? null,
  }));

export default function CarbonAndWarmth() {
  return (
    <LineChart
      height={320}
      title="Carbon dioxide at Mauna Loa and temperature of the Earth, 1960 to 2020"
      dataset={rows}
      xAxis={[{ dataKey: 'year', valueFormatter: String, domainLimit: 'strict' }]}
      // #region taught
      yAxis={[
        { id: 'co2', label: 'Carbon dioxide (ppm)', width: 60, min: 300, max: 420 },
        {
          id: 'warmth',
          label: 'Difference to 1951–1980 (°C)',
          width: 60,
          min: -0.4,
          max: 1.2,
          position: 'right',
        },
      ]}
      series={[
        {
          dataKey: 'co2',
          yAxisId: 'co2',
          label: 'Carbon dioxide',
          color: '#7c8aa0',
          connectNulls: true,
          valueFormatter: (ppm) => (ppm === null ? null : `${ppm} ppm`),
        },
        {
          dataKey: 'anomaly',
          yAxisId: 'warmth',
          label: 'Temperature',
          color: '#d1492e',
          showMark: false,
          curve: 'linear',
          valueFormatter: (difference) => `${difference} °C`,
        },
      ]}
      // #endregion taught
    />
  );
}
