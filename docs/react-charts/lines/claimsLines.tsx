import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

export const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];

export const lines = () => all('.MuiLineElement-root');

export const marks = () => all('.MuiMarkElement-root');

export const pathOf = (element?: SVGElement) => element?.getAttribute('d') ?? '';

export const pieces = () => pathOf(lines()[0]).split('M').length - 1;

export const valueTicks = () =>
  all('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').map(({ textContent }) => textContent);

export function Lines(props: Partial<LineChartProps>) {
  return (
    <LineChart
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ id: 'one', data: [412, 463, 430] }]}
      {...props}
    />
  );
}
