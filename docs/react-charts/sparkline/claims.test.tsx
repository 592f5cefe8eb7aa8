import { useLineSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import CenturiesOfTheSun from './CenturiesOfTheSun';
import ClimateCards from './ClimateCards';
import ColoredSparklines from './ColoredSparklines';
import ConfigurableSparkline from './ConfigurableSparkline';
import CurvesOfALine from './CurvesOfALine';
import DaysOnATimeAxis from './DaysOnATimeAxis';
import page from './index.mdx?raw';
import LastValueMarked from './LastValueMarked';
import LineOrBars from './LineOrBars';
import SameRange from './SameRange';
import SparklinesInGrid from './SparklinesInGrid';
import TooltipAndHighlight from './TooltipAndHighlight';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const count = (selector: string) => expect.poll(() => all(selector).length);
const chart = (index = 0) => all('svg:has(g)')[index]!;
const tooltip = () => document.querySelector('.MuiPopper-root')?.textContent ?? '';
const line = '.MuiLineElement-root';
const bars = '.MuiBarElement-root';

const Spark = (props: Partial<SparkLineChartProps>) => (
  <SparkLineChart width={200} height={80} data={[1, 4, 2]} {...props} />
);

claim('It has no axes, legend or labels', async () => {
  await show(<CenturiesOfTheSun />);
  await count(line).toBe(3);
  expect(all('.MuiChartsAxis-root, .MuiChartsLegend-root')).toHaveLength(0);
  expect(all('svg > title')[0]?.textContent).toBe('Sunspots from 1700 to 1787, most in 1778');
});

claim("plotType is 'line' or 'bar'", async () => {
  await show(<LineOrBars />);
  await count(line).toBe(1);
  await count(bars).toBe(24);
});

claim('area fills the area below the line', async () => {
  const screen = await show(<CurvesOfALine />);
  await count('.MuiAreaElement-root').toBe(1);
  await userEvent.click(screen.getByRole('switch', { name: 'area' }));
  await count('.MuiAreaElement-root').toBe(0);
});

claim('Neither has an effect on bars', async () => {
  await show(<Spark plotType="bar" area curve="step" />);
  await count(bars).toBe(3);
  expect(all(`${line}, .MuiAreaElement-root`)).toHaveLength(0);
});

claim("'linear' is the default", async () => {
  const path = () => all(line)[0]?.getAttribute('d');
  const { rerender } = await show(<Spark />);
  await count(line).toBe(1);
  const first = path();
  await rerender(<Spark curve="natural" />);
  await expect.poll(path).not.toBe(first);
  await rerender(<Spark curve="linear" />);
  await expect.poll(path).toBe(first);
});

claim('with a point on a line, with a band behind bars', async () => {
  await show(<TooltipAndHighlight />);
  await count(bars).toBe(7);
  await userEvent.hover(chart(0));
  await count('.MuiHighlightElement-root').toBe(1);
  await expect.poll(tooltip).toContain('28 calls');
  expect(all('.MuiChartsAxisHighlight-root')).toHaveLength(0);
  await userEvent.hover(chart(1));
  await count('.MuiChartsAxisHighlight-root').toBe(1);
});

claim('The tooltip has a heading only if you set xAxis', async () => {
  const { rerender } = await show(<Spark showTooltip />);
  await count(line).toBe(1);
  await userEvent.hover(chart());
  await expect.poll(tooltip).toBe('4');
  await rerender(<Spark showTooltip xAxis={{ data: ['a', 'b', 'c'], scaleType: 'point' }} />);
  await expect.poll(tooltip).toBe('b4');
});

claim("{ x: 'line' } draws a vertical line", async () => {
  await show(<Spark showHighlight axisHighlight={{ x: 'line' }} />);
  await count(line).toBe(1);
  await userEvent.hover(chart());
  await count('.MuiChartsAxisHighlight-root').toBe(1);
});

claim('axisHighlight with an x replaces the band', async () => {
  const bar = { plotType: 'bar', showHighlight: true } as const;
  const { rerender } = await show(<Spark {...bar} axisHighlight={{ x: 'line' }} />);
  await count(bars).toBe(3);
  await userEvent.hover(chart(), { position: { x: 90, y: 40 } });
  await count('.MuiChartsAxisHighlight-root').toBe(1);
  await rerender(<Spark {...bar} axisHighlight={{ y: 'line' }} />);
  await count('.MuiChartsAxisHighlight-root').toBe(2);
});

claim("on a line, it's drawn in addition to the point", async () => {
  const { rerender } = await show(<Spark showHighlight axisHighlight={{ x: 'line' }} />);
  await count(line).toBe(1);
  await userEvent.hover(chart());
  await count('.MuiChartsAxisHighlight-root').toBe(1);
  await count('.MuiHighlightElement-root').toBe(1);
  await rerender(<Spark plotType="bar" showHighlight axisHighlight={{ x: 'line' }} />);
  await count(bars).toBe(3);
  await userEvent.hover(chart(), { position: { x: 90, y: 40 } });
  await count('.MuiChartsAxisHighlight-root').toBe(1);
});

claim('values are where their dates are', async () => {
  await show(<DaysOnATimeAxis />);
  await count(line).toBe(1);
  const points = [...(all(line)[0]?.getAttribute('d') ?? '').matchAll(/(?:M|L)([\d.]+),/g)];
  const [first, second, third, fourth] = points.map(([, x]) => Number(x)) as [
    number,
    number,
    number,
    number,
  ];
  expect(second - first).toBeCloseTo(third - second, 0);
  expect((fourth - third) / (second - first)).toBeCloseTo(9, 0);
});

claim('position has no effect', async () => {
  await show(<Spark xAxis={{ position: 'bottom' }} yAxis={{ position: 'left' }} />);
  await count(line).toBe(1);
  expect(all('.MuiChartsAxis-root')).toHaveLength(0);
});

claim('mark has no effect: a sparkline draws no marks', async () => {
  const mark = () => <circle className="own" r={3} />;
  await show(<SparkLineChart width={200} height={50} data={[1, 9, 1]} slots={{ mark }} />);
  await expect.poll(() => document.querySelectorAll('.MuiLineElement-root').length).toBe(1);
  expect(document.querySelectorAll('.own')).toHaveLength(0);
});

claim('Each sparkline fills its own height', async () => {
  const screen = await show(<SameRange />);
  await count(bars).toBe(12);
  const africa = () => all(bars)[5]!.getBoundingClientRect().height;
  await expect.poll(africa).toBeLessThan(30);
  await userEvent.click(screen.getByRole('switch', { name: 'Same range' }));
  await expect.poll(africa).toBeGreaterThan(40);
});

claim("color is a string, or a function of 'light' or 'dark'", async () => {
  await show(<ColoredSparklines />, { scheme: 'dark' });
  await count(bars).toBe(12);
  expect(getComputedStyle(all(line)[0]!).stroke).toBe('rgb(196, 181, 253)');
  expect(new Set(all(bars).map((bar) => getComputedStyle(bar).fill)).size).toBe(2);
});

claim('The margin is 5 pixels on each side', async () => {
  await show(<Spark />);
  await count(line).toBe(1);
  expect(all(line)[0]?.getAttribute('d')).toMatch(/^M5,/);
});

claim('those that the object leaves out get 20 pixels', async () => {
  await show(<Spark margin={{ right: 40 }} />);
  await count(line).toBe(1);
  expect(all(line)[0]?.getAttribute('d')).toBe('M20,50L90,20L160,40');
});

claim('Children are drawn in front', async () => {
  const screen = await show(<LastValueMarked />);
  await expect.element(screen.getByText('72', { exact: true })).toBeVisible();
});

claim('Return the sparkline from renderCell', async () => {
  await show(<SparklinesInGrid />);
  await count(bars).toBe(21);
});

claim('The first `xAxis` should be of type "band" to display', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Spark plotType="bar" xAxis={{ data: [1, 2, 3], scaleType: 'linear' }} />
    </Caught>,
  );
  await expect
    .element(screen.getByText(/MUI X: The first `xAxis` should be of type "band"/))
    .toBeVisible();
});

claim('Turn them on here, and move over the values', async () => {
  const { rerender } = await show(<ConfigurableSparkline showTooltip showHighlight area />);
  await count(line).toBe(1);
  await userEvent.hover(chart());
  await expect.poll(tooltip).toMatch(/^\d+$/);
  await rerender(<ConfigurableSparkline plotType="bar" curve="step" color="teal" />);
  await count(bars).toBe(14);
});

claim('replaces the line, the area, the highlighted point', async () => {
  const own = (part: string) => () => <g className={`own-${part}`} />;
  const slots = {
    line: own('line'),
    area: own('area'),
    bar: own('bar'),
    lineHighlight: own('lineHighlight'),
    tooltip: own('tooltip'),
  };
  const drawn = () => Object.keys(slots).filter((part) => all(`.own-${part}`).length > 0);
  const screen = await show(<Spark area showHighlight showTooltip slots={slots} />);
  await expect.poll(drawn).toEqual(['line', 'area', 'tooltip']);
  await userEvent.hover(chart());
  await expect.poll(drawn).toContain('lineHighlight');
  await screen.rerender(<Spark plotType="bar" slots={slots} />);
  await expect.poll(drawn).toContain('bar');
});

claim('a line is a picture of a trend beside a figure', async () => {
  const screen = await show(<ClimateCards />);
  await count(line).toBe(3);
  await expect.element(screen.getByText('+228 mm')).toBeVisible();
  await userEvent.hover(all('[class*="MuiChartsSurface-root"]')[0]!);
  expect(document.querySelector('.MuiChartsTooltip-root')?.textContent ?? '').toBe('');
});

claim('draw circles in a child of the chart, in colors of your choice', async () => {
  function Points() {
    const [series] = useLineSeries();
    const { data: places = [] } = useXAxis();
    const x = useXScale<'point'>();
    const y = useYScale<'linear'>();
    return series?.data.map((value, index) =>
      value === null ? null : (
        <circle
          key={index}
          cx={x(places[index])}
          cy={y(value)}
          r={4}
          fill={value < 0 ? 'red' : 'green'}
        />
      ),
    );
  }
  await show(
    <Spark data={[10, 20, 30, -10, 25]}>
      <Points />
    </Spark>,
  );
  await count('circle').toBe(5);
  const fills = all('circle').map((circle) => circle.getAttribute('fill'));
  expect(fills).toEqual(['green', 'green', 'green', 'red', 'green']);
  const path = all(line)[0]!
    .getAttribute('d')!
    .match(/[\d.]+,[\d.]+/g);
  const centers = all('circle').map((circle) =>
    ['cx', 'cy'].map((name) => Number(circle.getAttribute(name))),
  );
  path!.forEach((point, index) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    expect(centers[index]![0]).toBeCloseTo(x, 1);
    expect(centers[index]![1]).toBeCloseTo(y, 1);
  });
});

claim('the picture cuts off half of the line where it runs along an edge', async () => {
  const spark = (margin: number) => (
    <Spark skipAnimation margin={margin} data={[0, 10, 10, 0]} yAxis={{ min: 0, max: 10 }} />
  );
  const gap = () => {
    const path = document.querySelector<SVGPathElement>(line);
    const box = path?.getBoundingClientRect();
    if (!path || !box?.width) return undefined;
    return (
      box.top -
      chart().getBoundingClientRect().top -
      parseFloat(getComputedStyle(path).strokeWidth) / 2
    );
  };
  const { rerender } = await show(spark(5));
  await expect.poll(gap).toBe(4);
  await rerender(spark(0));
  await expect.poll(gap).toBe(-1);
  expect(getComputedStyle(chart()).overflow).toBe('hidden');
});
