import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

function Totals() {
  const series = useBarSeries();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  return quarters.map((quarter, index) => {
    const total = series.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);
    return (
      <text
        key={quarter}
        x={(xScale(quarter) ?? 0) + xScale.bandwidth() / 2}
        y={yScale(total) - 6}
        textAnchor="middle"
        fontSize={14}
        fill="currentColor"
      >
        {total}
      </text>
    );
  });
}

export default function StackTotals() {
  return (
    <BarChart
      height={280}
      title="Orders per quarter, with their total"
      xAxis={[{ scaleType: 'band', data: quarters }]}
      yAxis={[{ max: 900 }]}
      series={[
        { data: [412, 463, 398, 510], label: 'Web shop', stack: 'orders' },
        { data: [288, 251, 264, 302], label: 'Store', stack: 'orders' },
      ]}
    >
      <Totals />
    </BarChart>
  );
}
