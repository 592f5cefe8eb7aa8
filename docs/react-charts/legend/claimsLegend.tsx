import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

export const items = () =>
  [...document.querySelectorAll('ul li')].map(({ textContent }) => textContent);

export const box = (selector: string) =>
  (document.querySelector(selector) as Element).getBoundingClientRect();

export function Bars(props: Partial<BarChartProps>) {
  return <BarChart width={400} height={200} series={[{ data: [4], label: 'Web' }]} {...props} />;
}
