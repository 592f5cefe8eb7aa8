import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

export const bars = () => [...document.querySelectorAll<SVGRectElement>('.MuiBarElement-root')];

export const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

export const ticks = (direction: 'X' | 'Y') =>
  texts(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`);

export function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart width={400} height={200} skipAnimation series={[{ data: [412, 463] }]} {...props} />
  );
}

export const namedAxis = [{ scaleType: 'band', data: ['Cold', 'Warm'] }] as const;
