import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const months = ['April', 'May', 'June'];

export default function ConfigurableBars(props: Partial<BarChartProps>) {
  const isHorizontal = props.layout === 'horizontal';
  const categories = { scaleType: 'band' as const, data: months };
  return (
    <BarChart
      height={280}
      xAxis={isHorizontal ? undefined : [categories]}
      yAxis={isHorizontal ? [categories] : undefined}
      series={[
        { label: 'Train', data: [41, 52, 60] },
        { label: 'Plane', data: [12, 9, 14] },
      ]}
      {...props}
    />
  );
}
