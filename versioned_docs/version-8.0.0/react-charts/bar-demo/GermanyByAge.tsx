import { BarChart } from '@mui/x-charts/BarChart';
import { germany } from './germany';

const thousands = (value: number | null) =>
  value === null ? '' : `${Math.abs(value).toLocaleString('en-US')} thousand`;

export default function GermanyByAge() {
  return (
    <BarChart
      height={460}
      title="People in Germany at the end of 1950 by age and sex"
      desc="Few people are around 5 and around 32 years old, born at the ends of two wars. From 21 on, women outnumber men."
      layout="horizontal"
      dataset={germany}
      yAxis={[
        {
          dataKey: 'age',
          scaleType: 'band',
          reverse: true,
          categoryGapRatio: 0.15,
          tickInterval: (age: number) => age % 10 === 0,
          tickPlacement: 'middle',
          label: 'Age',
          width: 48,
        },
      ]}
      xAxis={[
        {
          label: 'Thousand people of each year of age',
          min: -700,
          max: 700,
          valueFormatter: (value: number) => `${Math.abs(value)}`,
        },
      ]}
      series={[
        {
          dataKey: 'men',
          label: 'Men',
          color: '#2f75ad',
          stack: 'people',
          valueFormatter: thousands,
        },
        {
          dataKey: 'women',
          label: 'Women',
          color: '#c2410c',
          stack: 'people',
          valueFormatter: thousands,
        },
      ]}
      grid={{ vertical: true }}
      skipAnimation
    />
  );
}
