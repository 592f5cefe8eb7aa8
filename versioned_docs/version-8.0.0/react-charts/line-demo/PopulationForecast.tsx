import { LineChart } from '@mui/x-charts/LineChart';

// Billions of people every ten years from 1950; the last figure of the estimates begins the forecast.
const estimates = [2.5, 3.02, 3.7, 4.44, 5.32, 6.15, 6.99, 7.84];
const forecast = [7.84, 8.55, 9.19, 9.71, 10.07, 10.3, 10.42, 10.43, 10.35];

const years = Array.from({ length: 16 }, (_, index) => 1950 + index * 10);
const before = Array.from({ length: estimates.length - 1 }, () => null);
const billions = (people: number | null) => `${people?.toFixed(2)} billion`;

export default function PopulationForecast() {
  return (
    <LineChart
      height={320}
      title="World population, 1950 to 2100"
      desc="7.84 billion in 2020; the forecast peaks in the 2080s at 10.4 billion."
      xAxis={[{ data: years, valueFormatter: String, domainLimit: 'strict' }]}
      yAxis={[{ label: 'Billion people', width: 56, min: 0, max: 12 }]}
      // #region taught
      series={[
        {
          data: estimates,
          label: 'Estimated',
          area: true,
          showMark: false,
          color: '#0f766e',
          valueFormatter: billions,
        },
        {
          id: 'forecast',
          data: [...before, ...forecast],
          label: 'Expected',
          area: true,
          showMark: false,
          color: '#0f766e',
          valueFormatter: billions,
        },
      ]}
      sx={{
        '& .MuiAreaElement-root': { opacity: 0.35 },
        '& .MuiAreaElement-series-forecast': { opacity: 0.12 },
        '& .MuiLineElement-series-forecast': { strokeDasharray: '6 5' },
      }}
      // #endregion taught
      grid={{ horizontal: true }}
    />
  );
}
