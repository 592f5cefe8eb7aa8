import CircularProgress from '@mui/material/CircularProgress';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Heatmap, LineChartPro, Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';
import { BarChart, type BarChartProps, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { Gauge } from '@mui/x-charts/Gauge';
import {
  AnimatedLine,
  type AnimatedLineProps,
  LineChart,
  type LineChartProps,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts/LineChart';
import { useAnimate, useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { claimsOf, show } from 'claims';
import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import EveryKind from './EveryKind';
import page from './index.mdx?raw';
import LastMinute from './LastMinute';
import LiveSignal from './LiveSignal';
import MovingGoal from './MovingGoal';
import OutlinedBars from './OutlinedBars';
import SlowReveal from './SlowReveal';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const bars = () => all('.MuiBarElement-root');
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Collects what an attribute of the elements of a selector was, from now on, without repetitions in a row. */
function seen(selector: string, attribute: string): string[] {
  const values: string[] = [];
  const read = () => {
    const value = document.querySelector(selector)?.getAttribute(attribute);
    if (value != null && value !== values.at(-1)) values.push(value);
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  read();
  return values;
}

/** As if the system asked for reduced motion; returns a function that changes the setting. */
function reduceMotion(matches = true) {
  const listeners = new Set<(event: { matches: boolean }) => void>();
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    if (!query.includes('reduced-motion')) return real(query);
    return {
      matches,
      media: query,
      addEventListener: (_type: string, listener: never) => listeners.add(listener),
      removeEventListener: (_type: string, listener: never) => listeners.delete(listener),
    } as unknown as MediaQueryList;
  });
  return (value: boolean) => listeners.forEach((listener) => listener({ matches: value }));
}

const Bars = (props: Partial<BarChartProps>) => (
  <BarChart
    width={400}
    height={200}
    yAxis={[{ min: 0, max: 100 }]}
    xAxis={[{ scaleType: 'band', data: ['a', 'b', 'c', 'd'] }]}
    series={[{ id: 'one', data: [80, 40] }]}
    {...props}
  />
);
const heightOf = (bar?: Element) => Number(bar?.getAttribute('height'));
const isFull = () => heightOf(bars()[0]) > 100;

const Lines = (props: Partial<LineChartProps>) => (
  <LineChart
    width={400}
    height={200}
    yAxis={[{ min: 0, max: 100 }]}
    xAxis={[{ data: [1, 2, 3] }]}
    series={[{ id: 'one', data: [20, 80, 40] }]}
    {...props}
  />
);
const changed = [{ id: 'one', data: [70, 10, 90] }];

claim('Grow from the base', async () => {
  const heights = seen('.MuiBarElement-root', 'height');
  await show(<Bars />);
  await expect.poll(isFull).toBe(true);
  await expect.poll(() => heights.length).toBeGreaterThan(2);
  expect(Number(heights[0])).toBe(0);
});

claim('Move to the new size', async () => {
  const { rerender } = await show(<Bars />);
  await expect.poll(() => heightOf(bars()[0])).toBeCloseTo(108, -1);
  const heights = seen('.MuiBarElement-root', 'height');
  await rerender(<Bars series={[{ id: 'one', data: [20, 40] }]} />);
  await expect.poll(() => heights.length).toBeGreaterThan(2);
});

claim('Are revealed from the left', async () => {
  await show(<Lines />);
  await expect.poll(() => all('.MuiAppearingMask-animate').length).toBeGreaterThan(0);
  expect(getComputedStyle(all('.MuiAppearingMask-animate')[0]!).animationName).not.toBe('none');
});

claim('Bend to the new values', async () => {
  const { rerender } = await show(<Lines />);
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  const paths = seen('.MuiLineElement-root', 'd');
  await rerender(<Lines series={changed} />);
  await expect.poll(() => paths.length).toBeGreaterThan(2);
});

claim('Open from their middle', async () => {
  const paths = seen('.MuiPieArc-root', 'd');
  await show(<PieChart width={200} height={200} series={[{ data: [{ id: 0, value: 3 }] }]} />);
  await expect.poll(() => paths.length).toBeGreaterThan(2);
});

claim('The arc grows from its start', async () => {
  const paths = seen('.MuiGauge-valueArc', 'd');
  await show(<Gauge width={200} height={200} value={70} />);
  await expect.poll(() => paths.length).toBeGreaterThan(2);
});

claim('Scatter, sparkline, radar', async () => {
  const at = (x: number) => [{ id: 'one', data: [{ id: 1, x, y: 5 }] }];
  const scatter = (x: number) => (
    <ScatterChart
      width={300}
      height={200}
      xAxis={[{ min: 0, max: 10 }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={at(x)}
    />
  );
  const { rerender, unmount } = await show(scatter(2));
  await expect.poll(() => all('.MuiScatter-root circle, circle').length).toBeGreaterThan(0);
  const places = seen('circle', 'transform');
  const xs = seen('circle', 'cx');
  await rerender(scatter(8));
  await expect.poll(() => Math.max(places.length, xs.length)).toBe(2);
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(Math.max(places.length, xs.length)).toBe(2);
  await unmount();

  const sparkline = (data: number[]) => <SparkLineChart width={200} height={60} data={data} />;
  const spark = await show(sparkline([1, 2, 3]));
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  const paths = seen('.MuiLineElement-root', 'd');
  await spark.rerender(sparkline([3, 1, 2]));
  await expect.poll(() => paths.length).toBe(2);
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(paths.length).toBe(2);
  await spark.unmount();

  const radar = (data: number[]) => (
    <RadarChart width={200} height={200} radar={{ metrics: ['a', 'b', 'c'] }} series={[{ data }]} />
  );
  const { rerender: redraw } = await show(radar([1, 2, 3]));
  await expect.poll(() => all('.MuiRadarSeriesPlot-area').length).toBe(1);
  const areas = seen('.MuiRadarSeriesPlot-area', 'd');
  await redraw(radar([3, 1, 2]));
  await expect.poll(() => areas.length).toBe(2);
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(areas.length).toBe(2);
});

claim('Each of these takes 300 milliseconds.', async () => {
  await show(<Lines />);
  await expect.poll(() => all('.MuiMarkElement-animate').length).toBe(3);
  expect(getComputedStyle(all('.MuiMarkElement-animate')[0]!).transitionDuration).toBe('0.3s');
  expect(getComputedStyle(all('.MuiAppearingMask-animate')[0]!).animationDuration).toBe('0.3s');
});

claim('a value added in front changes the height of all of them', async () => {
  const { rerender } = await show(<Bars />);
  await expect.poll(isFull).toBe(true);
  const [first] = bars();
  await rerender(<Bars series={[{ id: 'one', data: [10, 80, 40] }]} />);
  await expect.poll(() => heightOf(first)).toBeLessThan(30);
  expect(bars()[0]).toBe(first);
});

claim(
  'Bars that are new grow from the base, and bars that are gone disappear at once',
  async () => {
    const { rerender } = await show(<Bars />);
    await expect.poll(isFull).toBe(true);
    const heights = seen('.MuiBarElement-root:nth-of-type(3)', 'height');
    await rerender(<Bars series={[{ id: 'one', data: [80, 40, 90] }]} />);
    await expect.poll(() => heights.length).toBeGreaterThan(2);
    expect(Number(heights[0])).toBe(0);
    await rerender(<Bars series={[{ id: 'one', data: [80] }]} />);
    expect(bars().length).toBe(1);
  },
);

claim('a chart follows without animation', async () => {
  await show(
    <LineChartPro
      width={500}
      height={240}
      xAxis={[{ id: 'x', data: [0, 25, 50, 75, 100], zoom: true }]}
      series={[{ data: [1, 2, 3, 4, 50] }]}
    />,
  );
  await expect.poll(() => all('.MuiMarkElement-animate').length).toBe(5);
  const classes = seen('.MuiMarkElement-root', 'class');
  const svg = document.querySelector('svg:has(.MuiMarkElement-root)')!;
  const { left, top } = svg.getBoundingClientRect();
  const options = { bubbles: true, cancelable: true, clientX: left + 250, clientY: top + 120 };
  svg.dispatchEvent(new WheelEvent('wheel', { ...options, deltaY: -100 }));
  await expect
    .poll(() => classes.some((value) => !value.includes('MuiMarkElement-animate')))
    .toBe(true);
});

claim('draws the chart in its final state, at the start and after each change', async () => {
  const heights = seen('.MuiBarElement-root', 'height');
  const { rerender } = await show(<Bars skipAnimation />);
  await expect.poll(isFull).toBe(true);
  expect(heights.length).toBe(1);
  await rerender(<Bars skipAnimation series={[{ id: 'one', data: [20, 40] }]} />);
  await expect.poll(() => heightOf(bars()[0])).toBeLessThan(50);
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(heights.length).toBe(2);
});

claim('for everything inside, and of BarPlot, LinePlot', async () => {
  const composed = (container: object, part: object) => (
    <ChartContainer
      {...container}
      width={300}
      height={200}
      xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
      series={[
        { type: 'bar', data: [80, 40] },
        { type: 'line', data: [20, 30] },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot {...part} />
    </ChartContainer>
  );
  const screen = await show(composed({ skipAnimation: true }, {}));
  await expect.poll(() => all('.MuiMarkElement-root').length).toBe(2);
  expect(all('[class*="-animate"]').length).toBe(0);
  await screen.rerender(composed({}, { skipAnimation: true }));
  await expect.poll(() => all('.MuiAppearingMask-animate').length).toBeGreaterThan(0);
  expect(all('.MuiMarkElement-animate').length).toBe(0);
});

claim('Heatmap, funnel', async () => {
  const heatmap = (value: number) => (
    <Heatmap
      width={200}
      height={200}
      xAxis={[{ data: ['a'] }]}
      yAxis={[{ data: ['b'] }]}
      series={[{ data: [[0, 0, value]] }]}
    />
  );
  const funnel = (value: number) => (
    <FunnelChart width={200} height={200} series={[{ data: [{ value: 9 }, { value }] }]} />
  );
  const { rerender } = await show(
    <>
      {heatmap(10)}
      {funnel(3)}
    </>,
  );
  await expect.poll(() => all('.MuiHeatmap-cell').length).toBe(1);
  await expect.poll(() => all('.MuiFunnelSection-root').length).toBe(2);
  const sections = seen('.MuiFunnelSection-root', 'd');
  const places = seen('.MuiHeatmap-cell', 'width');
  await rerender(
    <>
      {heatmap(90)}
      {funnel(7)}
    </>,
  );
  await expect.poll(() => sections.length).toBe(2);
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(sections.length).toBe(2);
  expect(places.length).toBe(1);
});

claim('Axes, grid, reference lines', async () => {
  const scaled = (max: number) => (
    <Bars yAxis={[{ min: 0, max }]} grid={{ horizontal: true }}>
      <ChartsReferenceLine y={50} />
    </Bars>
  );
  const { rerender } = await show(scaled(100));
  await expect.poll(() => all('.MuiChartsReferenceLine-line').length).toBe(1);
  const lines = seen('.MuiChartsReferenceLine-line', 'd');
  const ticks = seen(
    '.MuiChartsAxis-directionY .MuiChartsAxis-tickContainer:nth-of-type(2)',
    'transform',
  );
  await rerender(scaled(370));
  await expect.poll(() => lines.length).toBe(2);
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(lines.length).toBe(2);
  expect(ticks.length).toBe(2);
});

claim('A Gauge takes no props from the theme', async () => {
  const theme = (outer: object) =>
    createTheme(outer, { components: { MuiGauge: { defaultProps: { text: 'From the theme' } } } });
  await show(
    <ThemeProvider theme={theme}>
      <Gauge width={200} height={200} value={30} />
    </ThemeProvider>,
  );
  await expect
    .poll(() => all('.MuiGauge-valueText').map(({ textContent }) => textContent))
    .toEqual(['30']);
});

claim('For all charts of an app, set it in the theme', async () => {
  const theme = (outer: object) =>
    createTheme(outer, {
      components: { MuiLineChart: { defaultProps: { skipAnimation: true } } },
    });
  await show(
    <ThemeProvider theme={theme}>
      <Lines />
    </ThemeProvider>,
  );
  await expect.poll(() => all('.MuiMarkElement-root').length).toBe(3);
  await expect.poll(() => all('.MuiMarkElement-animate').length).toBe(0);
});

claim('follow when the setting changes while the page is open', async () => {
  const change = reduceMotion(false);
  await show(<Lines />);
  await expect.poll(() => all('.MuiMarkElement-animate').length).toBe(3);
  change(true);
  await expect.poll(() => all('.MuiMarkElement-animate').length).toBe(0);
  change(false);
  await expect.poll(() => all('.MuiMarkElement-animate').length).toBe(3);
});

claim("skipAnimation={false} doesn't overrule it", async () => {
  reduceMotion();
  await show(<Lines skipAnimation={false} />);
  await expect.poll(() => all('.MuiMarkElement-root').length).toBe(3);
  await expect.poll(() => all('.MuiMarkElement-animate').length).toBe(0);
});

claim('bars, lines, areas and slices still change their opacity gradually', async () => {
  reduceMotion();
  const series = [{ id: 'one', data: [20, 80, 40], area: true }];
  const transitionOf = (selector: string) => getComputedStyle(all(selector)[0]!);
  await show(
    <>
      <Bars skipAnimation />
      <Lines skipAnimation series={series} />
      <PieChart skipAnimation width={99} height={99} series={[{ data: [{ id: 0, value: 1 }] }]} />
    </>,
  );
  await expect.poll(() => all('.MuiPieArc-root').length).toBe(1);
  for (const part of ['BarElement', 'LineElement', 'AreaElement', 'PieArc']) {
    const style = transitionOf(`.Mui${part}-root`);
    expect(style.transitionProperty).toContain('opacity');
    expect(parseFloat(style.transitionDuration)).toBeGreaterThan(0);
  }
});

claim('A rule in the sx of the chart stops that too', async () => {
  await show(<Bars skipAnimation sx={{ '& .MuiBarElement-root': { transition: 'none' } }} />);
  await expect.poll(isFull).toBe(true);
  expect(getComputedStyle(bars()[0]!).transitionProperty).toBe('none');
});

claim('The reveal of this line takes two seconds', async () => {
  await show(<SlowReveal />);
  await expect.poll(() => all('.MuiAppearingMask-animate').length).toBeGreaterThan(0);
  expect(getComputedStyle(all('.MuiAppearingMask-animate')[0]!).animationDuration).toBe('2s');
  expect(getComputedStyle(all('.MuiMarkElement-animate')[0]!).transitionDuration).toBe('2s');
});

claim('With skipAnimation these classes are absent', async () => {
  const data = [{ id: 0, value: 3 }];
  const pie = (skipAnimation: boolean) => (
    <PieChart
      width={200}
      height={200}
      skipAnimation={skipAnimation}
      series={[{ data, arcLabel: 'value' }]}
    />
  );
  await show(
    <>
      <Lines skipAnimation />
      {pie(true)}
    </>,
  );
  await expect.poll(() => all('.MuiPieArcLabel-root').length).toBe(1);
  expect(all('[class*="-animate"]').length).toBe(0);
});

claim("An element of your own in a slot isn't animated until you animate it", async () => {
  const still = (props: { x: number; y: number; width: number; height: number }) => (
    <rect className="still" x={props.x} y={props.y} width={props.width} height={props.height} />
  );
  const heights = seen('.still', 'height');
  await show(<Bars slots={{ bar: still }} />);
  await expect.poll(() => heights.length).toBe(1);
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(heights.length).toBe(1);
});

claim('fill the slot with AnimatedLine or AnimatedArea and more attributes', async () => {
  const Dashed = (props: AnimatedLineProps) => <AnimatedLine {...props} strokeDasharray="2 3" />;
  await show(
    <LineChart width={300} height={150} series={[{ data: [1, 2] }]} slots={{ line: Dashed }} />,
  );
  await expect
    .poll(() => document.querySelector('.MuiLineElement-root')?.getAttribute('stroke-dasharray'))
    .toBe('2 3');
  expect(document.querySelectorAll('.MuiAppearingMask-animate').length).toBeGreaterThan(0);
});

claim('The slot gets these props from the chart', async () => {
  const heights = seen('.MuiBarElement-root', 'height');
  const screen = await show(<OutlinedBars />);
  await expect.poll(() => heights.length).toBeGreaterThan(2);
  await userEvent.click(screen.getByRole('button', { name: 'A rainy day' }));
  await expect.poll(() => heightOf(bars()[0])).toBeLessThan(40);
});

claim('skipAnimation already true for users who want reduced motion', async () => {
  reduceMotion();
  const skipped: boolean[] = [];
  const bar = ({ skipAnimation }: { skipAnimation: boolean }) => {
    skipped.push(skipAnimation);
    return <rect />;
  };
  await show(<Bars slots={{ bar }} />);
  await expect.poll(() => skipped.at(-1)).toBe(true);
});

claim("Here it's the line of a goal", async () => {
  const screen = await show(<MovingGoal />);
  await expect.element(screen.getByText('Goal 40')).toBeInTheDocument();
  const places = seen('g[transform]:has(> path[stroke-dasharray])', 'transform');
  await userEvent.click(screen.getByRole('button', { name: 'Raise the goal' }));
  await expect.element(screen.getByText('Goal 50')).toBeInTheDocument();
  await expect.poll(() => places.length).toBeGreaterThan(2);
});

claim('the next one starts from where the shape is', async () => {
  const screen = await show(<MovingGoal />);
  await expect.element(screen.getByText('Goal 40')).toBeInTheDocument();
  const places = seen('g[transform]:has(> path[stroke-dasharray])', 'transform');
  const button = screen.getByRole('button', { name: 'Raise the goal' }).element() as HTMLElement;
  button.click();
  await expect.poll(() => places.length).toBeGreaterThan(2);
  button.click();
  await expect.element(screen.getByText('Goal 60')).toBeInTheDocument();
  const at = (place: string) => Number(/ ([\d.]+)\)/.exec(place)?.[1]);
  const end = () => at(places.at(-1) ?? '');
  await expect.poll(end).toBeLessThan(at(places[0] ?? '') - 40);
  const steps = places.slice(1).map((place, index) => at(places[index] ?? '') - at(place));
  // No step back, as a start from the beginning would be.
  expect(Math.min(...steps)).toBeGreaterThan(-1);
});

claim("by default it's there at once", async () => {
  const places = seen('g[transform]:has(> path[stroke-dasharray])', 'transform');
  const screen = await show(<MovingGoal />);
  await expect.element(screen.getByText('Goal 40')).toBeInTheDocument();
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(places.length).toBe(1);
});

claim('with an update in each frame animated bars hardly move at all', async () => {
  const { rerender } = await show(<Bars />);
  await expect.poll(() => heightOf(bars()[0])).toBeCloseTo(108, -1);
  const before = heightOf(bars()[0]);
  // Frames of 16 milliseconds, however long this machine takes for one.
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  for (let frame = 0; frame < 12; frame += 1) {
    await rerender(<Bars series={[{ id: 'one', data: [20 - frame, 40] }]} />);
    now += 16;
    await nextFrame();
  }
  // A third of the way at most, after as many updates as would finish half an animation each.
  expect(heightOf(bars()[0])).toBeGreaterThan(before * 0.7);
});

claim('300 values are one <path> here', async () => {
  const screen = await show(<LiveSignal />);
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  expect(all('.MuiMarkElement-root').length).toBe(0);
  const elements = all('svg *').length;
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await expect
    .poll(() => parseInt(screen.getByText(/updates/).element().textContent))
    .toBeGreaterThan(5);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(all('svg *').length).toBe(elements);
});

claim("slotProps.tooltip doesn't set the trigger 'axis'", async () => {
  const none = { x: 'none', y: 'none' } as const;
  const hover = () =>
    userEvent.hover(document.querySelector('svg:has(g)')!, { position: { x: 220, y: 80 } });
  const tooltips = () => all('.MuiChartsTooltip-root').length;
  const { rerender } = await show(<Lines axisHighlight={none} disableAxisListener={false} />);
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  await hover();
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(tooltips()).toBe(0);
  await rerender(
    <Lines axisHighlight={none} slotProps={{ tooltip: { trigger: 'axis' } }} disableAxisListener />,
  );
  await hover();
  await expect.poll(tooltips).toBe(1);
});

claim('With marks there would be 300 circles more', async () => {
  const data = Array.from({ length: 300 }, (_, index) => index % 50);
  await show(<Lines xAxis={[{ data: data.map((_, index) => index) }]} series={[{ data }]} />);
  await expect.poll(() => all('circle.MuiMarkElement-root').length).toBe(300);
});

claim('Choose a chart, play it again, or show the other week', async () => {
  const screen = await show(<EveryKind />);
  await expect.poll(() => bars().length).toBe(5);
  const [first] = bars();
  await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
  await expect.poll(() => bars()[0] === first).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Gauge' }));
  await expect.element(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '78');
  await userEvent.click(screen.getByRole('button', { name: 'Other week' }));
  await expect.element(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '90');
});

claim(
  'Gets the last and the next props, and returns a function of the time from 0 to 1',
  async () => {
    const asked: [number, number][] = [];
    const times: number[] = [];
    const applied: string[] = [];
    function Moved({ x, skip }: { x: number; skip?: boolean }) {
      const { ref } = useAnimate(
        { x },
        {
          skip,
          createInterpolator: (last: { x: number }, next: { x: number }) => {
            asked.push([last.x, next.x]);
            return (time) => {
              times.push(time);
              return { x: last.x + (next.x - last.x) * time };
            };
          },
          transformProps: (props) => ({ moved: `${props.x}` }),
          applyProps: (_: SVGRectElement, props) => applied.push(props.moved),
        },
      );
      return <rect ref={ref} width={10} height={10} />;
    }
    const inSvg = (moved: React.ReactElement) => <svg>{moved}</svg>;
    const screen = await show(inSvg(<Moved x={0} />));
    // "by default it's there at once"
    await expect.poll(() => new Set(applied)).toEqual(new Set(['0']));
    await screen.rerender(inSvg(<Moved x={100} />));
    await expect.poll(() => applied.at(-1)).toBe('100');
    expect(asked.at(-1)).toEqual([0, 100]);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...times)).toBe(1);
    applied.length = 0;
    await screen.rerender(inSvg(<Moved x={50} skip />));
    await expect.poll(() => applied.at(-1)).toBe('50');
    // What ends the animation before may still be there.
    expect(applied.filter((x) => x !== '100' && x !== '50')).toEqual([]);
  },
);

claim(
  'drop what has become too old, or the list grows for as long as the page is open',
  async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const points = () =>
      all('.MuiLineElement-root')[0]?.getAttribute('d')?.match(/[MC]/g)?.length ?? 0;
    const screen = await show(<LastMinute />);
    await expect.poll(points).toBe(61);
    const before = document.querySelector('.MuiChartsAxis-directionX')!.textContent;
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    await expect.element(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    for (let second = 0; second < 90; second += 1) vi.advanceTimersByTime(1000);
    await expect
      .poll(() => document.querySelector('.MuiChartsAxis-directionX')!.textContent)
      .not.toBe(before);
    await expect.poll(points).toBe(61);
  },
);

claim('so that the line comes in from the edge', async () => {
  await show(
    <LineChart
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: [0, 1, 2, 3], min: 1, max: 3, domainLimit: 'strict' }]}
      series={[{ data: [4, 5, 6, 5] }]}
    />,
  );
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  const path = all('.MuiLineElement-root')[0] as SVGPathElement;
  const area = path.closest('g[clip-path]');
  expect(area).not.toBeNull();
  const id = /#([^)"]+)/.exec(area!.getAttribute('clip-path')!)![1]!;
  const clip = document.getElementById(id)!.querySelector('rect')!;
  expect(path.getBBox().x).toBeLessThan(clip.x.baseVal.value);
});

claim('Give it the position and size of the drawing area', async () => {
  function Centered({ children }: { children: ReactNode }) {
    const { left, top, width, height } = useDrawingArea();
    return (
      <foreignObject x={left} y={top} width={width} height={height}>
        <div style={{ display: 'grid', placeItems: 'center', height }}>{children}</div>
      </foreignObject>
    );
  }
  const Spinner = () => (
    <Centered>
      <CircularProgress aria-label="Loading the sales" />
    </Centered>
  );
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const Picture = () => (
    <Centered>
      <img alt="Nothing sold" src={pixel} width={40} />
    </Centered>
  );
  const chart = (loading: boolean) => (
    <BarChart
      width={400}
      height={240}
      loading={loading}
      series={[{ data: [] }]}
      slots={{ loadingOverlay: Spinner, noDataOverlay: Picture }}
    />
  );
  const isCentered = (element: Element) => {
    const box = element.getBoundingClientRect();
    const area = document.querySelector('foreignObject')!.getBoundingClientRect();
    expect(box.left + box.width / 2).toBeCloseTo(area.left + area.width / 2, 0);
    expect(box.top + box.height / 2).toBeCloseTo(area.top + area.height / 2, 0);
  };
  const screen = await show(chart(true));
  const spinner = screen.getByRole('progressbar', { name: 'Loading the sales' });
  await expect.element(spinner).toBeVisible();
  isCentered(spinner.element());
  expect(screen.container.textContent).not.toContain('Loading data…');
  await screen.rerender(chart(false));
  const picture = screen.getByRole('img', { name: 'Nothing sold' });
  await expect.element(picture).toBeVisible();
  isCentered(picture.element());
  expect(screen.container.textContent).not.toContain('No data to display');
});
