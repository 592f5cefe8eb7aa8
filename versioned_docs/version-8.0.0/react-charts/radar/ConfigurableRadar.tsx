import { Unstable_RadarChart as RadarChart, type RadarChartProps } from '@mui/x-charts/RadarChart';

export default function ConfigurableRadar(props: Partial<RadarChartProps>) {
  return (
    <RadarChart
      height={300}
      title="Two coffees compared"
      series={[
        { label: 'Kenya', data: [8.5, 6, 7, 4.5, 8] },
        { label: 'Sumatra', data: [4, 8.5, 5.5, 7.5, 6] },
      ]}
      radar={{ max: 10, metrics: ['Acidity', 'Body', 'Sweetness', 'Bitterness', 'Aroma'] }}
      {...props}
    />
  );
}
