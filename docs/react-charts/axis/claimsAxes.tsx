import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

export const all = (selector: string) => [...document.querySelectorAll(selector)];

export const ticks = (direction: 'X' | 'Y') =>
  all(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`).map(
    ({ textContent }) => textContent,
  );

export const tickCount = (direction: 'X' | 'Y') =>
  all(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tick`).length;

export const line = () => document.querySelector('.MuiLineElement-root')?.getAttribute('d') ?? '';

export const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

export function Line(props: Partial<LineChartProps>) {
  return (
    <LineChart
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ data: [1, 50, 98], curve: 'linear' }]}
      {...props}
    />
  );
}

export const bars = { width: 400, height: 200, series: [{ data: [20, 50] }] };
