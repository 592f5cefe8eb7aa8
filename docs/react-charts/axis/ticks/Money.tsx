import { BarChart } from '@mui/x-charts/BarChart';

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
});
const exact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export default function Money() {
  return (
    <BarChart
      height={260}
      title="Revenue per quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}
      yAxis={[{ valueFormatter: (dollars: number) => short.format(dollars), width: 60 }]}
      series={[
        {
          data: [1_284_500, 1_402_250, 1_118_900, 1_763_400],
          label: 'Revenue',
          valueFormatter: (dollars) => exact.format(dollars ?? 0),
        },
      ]}
      hideLegend
    />
  );
}
