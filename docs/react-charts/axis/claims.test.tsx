import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineChart, LinePlot, type LineChartProps } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Heatmap } from '@mui/x-charts-pro';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import AngledLabels from './AngledLabels';
import AxisFromRows from './AxisFromRows';
import AxisPositions from './AxisPositions';
import ComposedAxes from './ComposedAxes';
import ConfigurableAxis from './ConfigurableAxis';
import DomainLimits from './DomainLimits';
import EveryThirdLabel from './EveryThirdLabel';
import FirstPlaceOnTop from './FirstPlaceOnTop';
import FormatsOfTheScale from './FormatsOfTheScale';
import GridOfTicks from './GridOfTicks';
import page from './index.mdx?raw';
import LabelsOnTwoLines from './LabelsOnTwoLines';
import MarkedTick from './MarkedTick';
import Money from './Money';
import NumberOfTicks from './NumberOfTicks';
import PartOfTheRange from './PartOfTheRange';
import PlanetsOnLogAxes from './PlanetsOnLogAxes';
import RainAndTemperature from './RainAndTemperature';
import ReferenceLines from './ReferenceLines';
import ScalesCompared from './ScalesCompared';
import ShortenedNames from './ShortenedNames';
import ShortTicksLongTooltips from './ShortTicksLongTooltips';
import StyledAxes from './StyledAxes';
import TicksWhereYouSay from './TicksWhereYouSay';
import TwoUnits from './TwoUnits';
import UnevenDays from './UnevenDays';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll(selector)];
const ticks = (direction: 'X' | 'Y') =>
  all(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`).map(
    ({ textContent }) => textContent,
  );
const tickCount = (direction: 'X' | 'Y') =>
  all(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tick`).length;
const line = () => document.querySelector('.MuiLineElement-root')?.getAttribute('d') ?? '';
const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

function Line(props: Partial<LineChartProps>) {
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

const bars = { width: 400, height: 200, series: [{ data: [20, 50] }] };

/** Keeps what a chart throws from failing the run, and shows it. */
claim('the planets line up', async () => {
  await show(<PlanetsOnLogAxes />);
  await expect.poll(() => all('circle').length).toBe(8);
  const points = all('circle').map((circle) => circle.getBoundingClientRect());
  const slopes = points
    .slice(1)
    .map((point, index) => (point.top - points[index]!.top) / (point.left - points[index]!.left));
  for (const slope of slopes) expect(slope / slopes[0]!).toBeCloseTo(1, 1);
});

claim('needs no data; it takes its limits from the series', async () => {
  await show(<Line />);
  await expect.poll(() => ticks('Y')).toEqual(['0', '50', '100']);
});

claim("scaleType is 'linear' unless you say otherwise", async () => {
  await show(<Line />);
  await expect.poll(line).toBeTruthy();
  const before = line();
  await show(<Line xAxis={[{ data: [1, 2, 3], scaleType: 'linear' }]} />);
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(2);
  expect(all('.MuiLineElement-root')[1]?.getAttribute('d')).toBe(before);
});

claim("the axes of a heatmap are 'band'", async () => {
  consoleMessages();
  const axis = [{ data: ['Early', 'Late'] }];
  await show(
    <Heatmap width={300} height={200} xAxis={axis} yAxis={axis} series={[{ data: [[0, 1, 5]] }]} />,
  );
  await expect.poll(() => ticks('X')).toEqual(['Early', 'Late']);
  expect(ticks('Y')).toEqual(['Early', 'Late']);
});

claim("The same difference: its exponent is 1 and can't be set in 8.1.0", async () => {
  const screen = await show(<ScalesCompared />);
  const choose = (name: string) =>
    userEvent.selectOptions(screen.getByLabelText('scaleType'), name);
  await expect.poll(() => ticks('Y')).toContain('10k');
  await choose('pow');
  await expect.poll(() => ticks('Y')).toContain('6,000');
  const power = ticks('Y');
  await choose('linear');
  await expect.poll(() => ticks('Y')).toEqual(power);
  await choose('sqrt');
  await expect.poll(() => ticks('Y')).not.toEqual([]);
});

claim("a repeated name shares the first one's place", async () => {
  await show(<Line xAxis={[{ data: ['A', 'B', 'A'], scaleType: 'point' }]} />);
  await expect.poll(() => ticks('X')).toEqual(['A', 'B']);
  const [first, , third] = line().slice(1).split('L');
  expect(third?.split(',')[0]).toBe(first?.split(',')[0]);
});

claim('take Date objects or milliseconds, never text', async () => {
  const { rerender } = await show(
    <Line xAxis={[{ scaleType: 'time', data: [1e12, 1.1e12, 1.2e12] }]} />,
  );
  await expect.poll(() => tickCount('X')).toBeGreaterThan(1);
  consoleMessages();
  await rerender(
    <Line xAxis={[{ scaleType: 'time', data: ['2026-01-01', '2026-01-02', '2026-01-03'] }]} />,
  );
  await expect.poll(() => tickCount('X')).toBe(0);
  expect(line()).toContain('NaN');
});

claim('Short ticks can have a long form in the tooltip', async () => {
  await show(<ShortTicksLongTooltips />);
  await expect.poll(() => ticks('X')[0]).toBe('J');
  await userEvent.hover(document.querySelector('svg')!);
  await expect.poll(() => document.querySelector('caption')?.textContent).toMatch(/^\w+ 2025$/);
});

claim('so a year becomes "2,020"', async () => {
  await show(<Line xAxis={[{ data: [2000, 2010, 2020] }]} />);
  await expect.poll(() => ticks('X')).toContain('2,020');
});

claim('writes 10,000 as "10k"', async () => {
  await show(<FormatsOfTheScale />);
  await expect.poll(() => ticks('Y')).toContain('10k');
});

claim('Lines and bars are cut off at the ends', async () => {
  for (const chart of [
    <Line yAxis={[{ max: 30 }]} />,
    <BarChart {...bars} yAxis={[{ max: 30 }]} />,
  ]) {
    const { unmount } = await show(chart);
    await expect
      .poll(() => all('.MuiLineElement-root, .MuiBarElement-root').length)
      .toBe(chart.type === BarChart ? 2 : 1);
    // The drawing area: 200 pixels less two margins and the x-axis.
    const area = document.querySelector('clipPath rect[height="135"]')?.parentElement;
    const clipped = document.querySelector(`[clip-path="url(#${area?.id})"]`);
    expect(clipped?.querySelector('.MuiLineElement-root, .MuiBarElement-root')).not.toBeNull();
    await unmount();
  }
});

claim("Scatter points beyond them aren't drawn at all", async () => {
  const data = [
    { id: 1, x: 1, y: 1 },
    { id: 2, x: 2, y: 10 },
  ];
  await show(<ScatterChart width={300} height={200} yAxis={[{ min: 5 }]} series={[{ data }]} />);
  await expect.poll(() => all('svg circle').length).toBe(1);
});

claim("'nice', the default, rounds them to the next tick", async () => {
  const screen = await show(<DomainLimits />);
  await expect.poll(() => ticks('Y')).toContain('450');
  await userEvent.click(screen.getByRole('button', { name: 'strict' }));
  await expect.poll(() => ticks('Y')).not.toContain('450');
});

claim('min and max always win over domainLimit', async () => {
  const domainLimit = () => ({ min: -500, max: 500 });
  await show(<Line yAxis={[{ min: 0, max: 100, domainLimit }]} />);
  await expect.poll(() => ticks('Y').length).toBeGreaterThan(0);
  expect(
    ticks('Y')
      .map(Number)
      .every((value) => value >= 0 && value <= 100),
  ).toBe(true);
});

claim('None of the three has an effect on an ordinal axis', async () => {
  const names = { data: ['A', 'B', 'C'], scaleType: 'point' } as const;
  await show(<Line xAxis={[{ ...names, min: 1, max: 1, domainLimit: 'strict' }]} />);
  await expect.poll(() => ticks('X')).toEqual(['A', 'B', 'C']);
});

claim('reverse: true swaps the two ends', async () => {
  await show(<FirstPlaceOnTop />);
  await expect.poll(() => ticks('Y').length).toBe(6);
  const labels = all('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  expect(labels.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(labels[0]!.getBoundingClientRect().top).toBeLessThan(
    labels[5]!.getBoundingClientRect().top,
  );
});

claim('An ordinal y-axis starts at the top by default', async () => {
  const names = { data: ['First', 'Last'], scaleType: 'band' } as const;
  const chart = (reverse: boolean) => (
    <BarChart
      width={300}
      height={200}
      layout="horizontal"
      yAxis={[{ ...names, reverse }]}
      series={[{ data: [1, 2] }]}
    />
  );
  const screen = await show(chart(false));
  const isFirstAbove = () =>
    screen.getByText('First').element().getBoundingClientRect().top <
    screen.getByText('Last').element().getBoundingClientRect().top;
  await expect.poll(isFirstAbove).toBe(true);
  await screen.rerender(chart(true));
  await expect.poll(isFirstAbove).toBe(false);
});

claim('about one tick every 50 pixels', async () => {
  // 1000 pixels less margins and y-axis: 915, so 18 are asked for.
  await show(<Line width={1000} xAxis={[{ data: [0, 7, 18], domainLimit: 'strict' }]} />);
  await expect.poll(() => tickCount('X')).toBe(19);
});

claim('the smallest step between two, for example 1 for counts', async () => {
  const { rerender } = await show(
    <Line series={[{ data: [1, 2, 3] }]} yAxis={[{ tickNumber: 5 }]} />,
  );
  await expect.poll(() => ticks('Y')).toContain('1.5');
  await rerender(
    <Line series={[{ data: [1, 2, 3] }]} yAxis={[{ tickNumber: 5, tickMinStep: 1 }]} />,
  );
  await expect.poll(() => ticks('Y')).toEqual(['1', '2', '3']);
});

claim('the largest step between two', async () => {
  await show(<Line yAxis={[{ tickMaxStep: 20 }]} />);
  await expect.poll(() => ticks('Y')).toEqual(['0', '20', '40', '60', '80', '100']);
});

claim('with a tickMinStep of 3, a step can still be 2', async () => {
  const series = [{ data: [0, 5, 18] }];
  const steps = { tickNumber: 10, tickMinStep: 3 };
  const { rerender } = await show(<Line series={series} yAxis={[steps]} />);
  await expect.poll(() => ticks('Y').slice(0, 3)).toEqual(['0', '2', '4']);
  await rerender(<Line series={[{ data: [0, 5, 9] }]} yAxis={[{ tickMinStep: 10 }]} />);
  await expect.poll(() => ticks('Y')).toEqual([]);
});

claim('every value has its tick', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `Name ${index}`);
  await show(
    <Line xAxis={[{ data: names, scaleType: 'point', tickNumber: 3 }]} series={[{ data: [1] }]} />,
  );
  await expect.poll(() => tickCount('X')).toBe(40);
});

claim('takes a list of the values that get a tick', async () => {
  await show(<TicksWhereYouSay />);
  await expect.poll(() => tickCount('X')).toBe(5);
  expect(all('.MuiChartsGrid-verticalLine').length).toBe(5);
});

claim('a function called for each tick, which returns whether the tick gets a label', async () => {
  const screen = await show(<EveryThirdLabel />);
  await expect.poll(() => ticks('X')).toEqual(['Jan', 'Apr', 'Jul', 'Oct']);
  expect(tickCount('X')).toBe(12);
  await userEvent.click(screen.getByRole('button', { name: 'tickInterval' }));
  await expect.poll(() => tickCount('X')).toBe(4);
});

claim('closer than tickLabelMinGap, 4 pixels by default', async () => {
  const data = Array.from({ length: 12 }, (_, index) => `Month ${index}`);
  const axis = { data, scaleType: 'point' } as const;
  const { rerender } = await show(<Line xAxis={[axis]} />);
  await expect.poll(() => ticks('X').length).toBeLessThan(12);
  const byDefault = ticks('X');
  await rerender(<Line xAxis={[{ ...axis, tickLabelMinGap: 4 }]} />);
  expect(ticks('X')).toEqual(byDefault);
  await rerender(<Line xAxis={[{ ...axis, tickLabelMinGap: 60 }]} />);
  await expect.poll(() => ticks('X').length).toBeLessThan(byDefault.length);
});

claim('A y-axis never leaves any out', async () => {
  await show(<Line height={120} yAxis={[{ tickNumber: 50 }]} />);
  await expect.poll(() => ticks('Y').length).toBe(50);
});

claim('Change the ticks and the lines follow', async () => {
  const { rerender } = await show(<Line grid={{ horizontal: true }} />);
  await expect.poll(() => all('.MuiChartsGrid-horizontalLine').length).toBe(3);
  await rerender(<Line grid={{ horizontal: true }} yAxis={[{ tickInterval: [25, 75] }]} />);
  await expect.poll(() => all('.MuiChartsGrid-horizontalLine').length).toBe(2);
});

claim('draws lines at the ticks of the first x-axis', async () => {
  const screen = await show(<GridOfTicks />);
  await expect.poll(() => all('.MuiChartsGrid-verticalLine').length).toBe(tickCount('X'));
  await userEvent.click(screen.getByLabelText('vertical'));
  await expect.poll(() => all('.MuiChartsGrid-verticalLine').length).toBe(0);
});

claim('hides the axis and gives its room to the chart', async () => {
  const screen = await show(<AxisPositions />);
  await expect.poll(line).toBeTruthy();
  const width = () => box('.MuiLineElement-root')!.width;
  const before = width();
  await userEvent.selectOptions(screen.getByLabelText('y-axis'), 'none');
  await expect.poll(() => tickCount('Y')).toBe(0);
  await expect.poll(width).toBeGreaterThan(before + 60);
});

claim('Only the first axis of each list has a position by default', async () => {
  const series = [{ data: [1, 50, 98] }, { data: [1, 2, 3], yAxisId: 'second' }];
  const { rerender } = await show(<Line series={series} yAxis={[{}, { id: 'second' }]} />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(1);
  await rerender(<Line series={series} yAxis={[{}, { id: 'second', position: 'right' }]} />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(2);
});

claim('the first one closest to the chart', async () => {
  await show(<TwoUnits />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(2);
  const [celsius, degrees] = all('.MuiChartsAxis-directionY .MuiChartsAxis-line');
  expect(celsius!.getBoundingClientRect().left).toBeGreaterThan(
    degrees!.getBoundingClientRect().left,
  );
});

claim('An axis without series needs min and max', async () => {
  const { rerender } = await show(<Line yAxis={[{}, { position: 'right' }]} />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(1);
  await rerender(<Line yAxis={[{}, { position: 'right', min: 0, max: 1 }]} />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(2);
});

claim(
  'height of an x-axis is 25 pixels, width of a y-axis 45, and 20 more with a label',
  async () => {
    // 400 by 200 pixels, less a margin of 20 on each side and the room of the axes.
    const { rerender } = await show(<Line series={[{ data: [0, 50, 100] }]} />);
    await expect.poll(line).toMatch(/^M65,155/);
    await rerender(
      <Line
        series={[{ data: [0, 50, 100] }]}
        xAxis={[{ data: [1, 2, 3], label: 'x' }]}
        yAxis={[{ label: 'y' }]}
      />,
    );
    await expect.poll(line).toMatch(/^M85,135/);
  },
);

claim('A tick label that needs more is cut off with an ellipsis', async () => {
  const screen = await show(<AngledLabels />);
  await expect.poll(() => ticks('X')).toContain('Elmsford Junction');
  const slider = screen.getByRole('slider', { name: /^height/ }).element() as HTMLElement;
  slider.focus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  await expect.poll(() => ticks('X').join()).toContain('…');
});

claim('its margin, which is 20 pixels on each side', async () => {
  const none = { position: 'none' } as const;
  const series = [{ data: [0, 50, 100] }];
  await show(<Line series={series} xAxis={[{ data: [1, 2, 3], ...none }]} yAxis={[none]} />);
  await expect.poll(line).toMatch(/^M20,180.*380,20$/);
});

claim('A line break in the formatted value starts a new line', async () => {
  await show(<LabelsOnTwoLines />);
  const spans = () => all('.MuiChartsAxis-directionX tspan').map(({ textContent }) => textContent);
  await expect.poll(spans).toContain('South');
});

claim('Without axisId an axis component draws the first axis', async () => {
  await show(
    <ChartContainer
      width={400}
      height={200}
      xAxis={[
        { data: [1, 2], label: 'First' },
        { data: [1, 2], label: 'Second', position: 'top' },
      ]}
      series={[{ type: 'line', data: [1, 2] }]}
    >
      <LinePlot />
      <ChartsXAxis />
    </ChartContainer>,
  );
  await expect
    .poll(() => all('.MuiChartsAxis-label').map(({ textContent }) => textContent))
    .toEqual(['First']);
});

claim('ChartsAxis draws all that have a position', async () => {
  await show(
    <ChartContainer
      width={400}
      height={200}
      xAxis={[{ data: [1, 2] }, { data: [1, 2], position: 'top' }, { data: [1, 2] }]}
      series={[{ type: 'line', data: [1, 2] }]}
    >
      <ChartsAxis />
    </ChartContainer>,
  );
  await expect.poll(() => all('.MuiChartsAxis-directionX').length).toBe(2);
  expect(all('.MuiChartsAxis-directionY').length).toBe(1);
});

claim("A reference line doesn't extend the axis", async () => {
  await show(
    <Line>
      <ChartsReferenceLine y={500} label="Limit" />
    </Line>,
  );
  await expect.poll(() => all('.MuiChartsReferenceLine-root').length).toBe(1);
  expect(ticks('Y')).toEqual(['0', '50', '100']);
});

claim("it's at the start of the bars of that category, not in their middle", async () => {
  await show(
    <BarChart {...bars} skipAnimation xAxis={[{ scaleType: 'band', data: ['A', 'B'] }]}>
      <ChartsReferenceLine x="B" />
    </BarChart>,
  );
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(2);
  const bar = all('.MuiBarElement-root')[1]?.getBoundingClientRect();
  expect(box('.MuiChartsReferenceLine-line')?.left).toBeCloseTo(bar?.left ?? 0, 0);
});

claim('MUI X: the value Juli does not exist in the data of x axis with id undefined.', async () => {
  const messages = consoleMessages();
  await show(
    <Line xAxis={[{ scaleType: 'point', data: ['June', 'July', 'August'] }]}>
      <ChartsReferenceLine x="Juli" />
    </Line>,
  );
  await expect.poll(line).toBeTruthy();
  expect(messages.join()).toContain(
    'MUI X: the value Juli does not exist in the data of x axis with id undefined.',
  );
  expect(all('.MuiChartsReferenceLine-root')).toEqual([]);
});

claim('MUI X: The ChartsReferenceLine cannot have both `x` and `y` props set.', async () => {
  consoleMessages();
  const both = { x: 2, y: 50 } as unknown as { x: number };
  const screen = await show(
    <Caught>
      <Line>
        <ChartsReferenceLine {...both} />
      </Line>
    </Caught>,
  );
  await expect
    .element(screen.getByText('The ChartsReferenceLine cannot have both', { exact: false }))
    .toBeInTheDocument();
});

claim('fill and stroke are in the types, but have no effect in 8.1.0', async () => {
  await show(<Line xAxis={[{ data: [1, 2, 3], stroke: '#ff0000', fill: '#00ff00' }]} />);
  await expect.poll(() => ticks('X').length).toBeGreaterThan(1);
  const axis = document.querySelector('.MuiChartsAxis-directionX')!;
  expect(axis.outerHTML).not.toMatch(/#ff0000|#00ff00/);
  for (const part of axis.querySelectorAll('line, text')) {
    expect(getComputedStyle(part).stroke).not.toBe('rgb(255, 0, 0)');
    expect(getComputedStyle(part).fill).not.toBe('rgb(0, 255, 0)');
  }
});

claim('offset of an axis replaces its distance from the chart', async () => {
  await show(<Line xAxis={[{ data: [1, 2, 3], offset: 30 }]} />);
  await expect.poll(() => ticks('X').length).toBeGreaterThan(1);
  // 200 pixels, less a margin of 20 and an axis of 25, and 30 further down.
  expect(document.querySelector('.MuiChartsAxis-directionX')?.getAttribute('transform')).toBe(
    'translate(0, 185)',
  );
});

claim('A line or bar chart without any xAxis numbers its values from 0', async () => {
  const { rerender } = await show(<Line xAxis={undefined} />);
  await expect.poll(() => ticks('X')).toEqual(['0', '1', '2']);
  await rerender(<BarChart {...bars} />);
  await expect.poll(() => ticks('X')).toEqual(['0', '1']);
});

claim('Bars disappear on a log axis', async () => {
  consoleMessages();
  await show(
    <BarChart
      width={300}
      height={200}
      skipAnimation
      yAxis={[{ scaleType: 'log', min: 1 }]}
      series={[{ data: [1, 10, 100] }]}
    />,
  );
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(3);
  for (const bar of all('.MuiBarElement-root')) expect(bar.getAttribute('height')).toBe('NaN');
});

claim('A value of 0 breaks a line on a log axis, too', async () => {
  consoleMessages();
  await show(<Line yAxis={[{ scaleType: 'log' }]} series={[{ data: [0, 10, 100] }]} />);
  await expect.poll(line).toContain('NaN');
});

claim('The chart is empty and its time axis has no ticks', async () => {
  consoleMessages();
  const data = ['2026-01-01', '2026-02-01', '2026-03-01'];
  await show(<Line xAxis={[{ scaleType: 'time', data }]} />);
  await expect.poll(() => tickCount('Y')).toBeGreaterThan(0);
  expect(tickCount('X')).toBe(0);
});

claim("Cannot read properties of undefined (reading 'scale')", async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Line yAxis={[{ id: 'rain' }]} series={[{ data: [1, 2], yAxisId: 'warmth' }]} />
    </Caught>,
  );
  await expect
    .element(screen.getByText("Cannot read properties of undefined (reading 'scale')"))
    .toBeInTheDocument();
});

claim('x-axis uses `dataKey` but no `dataset` is provided.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Line xAxis={[{ dataKey: 'hour' }]} />
    </Caught>,
  );
  await expect
    .element(screen.getByText('MUI X: x-axis uses `dataKey` but no `dataset` is provided.'))
    .toBeInTheDocument();
});

claim('moves it to the top or hides it, and reverse turns the order of the months', async () => {
  const { rerender } = await show(<ConfigurableAxis label="Month" position="top" reverse />);
  const fromTheLeft = () =>
    all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')
      .sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
      .map(({ textContent }) => textContent);
  await expect.poll(fromTheLeft).toEqual(['Sep', 'Aug', 'Jul', 'Jun', 'May', 'Apr']);
  const top = () => box('.MuiChartsAxis-directionX')!.top;
  const atTop = top();
  await rerender(<ConfigurableAxis label="Month" />);
  await expect.poll(top).toBeGreaterThan(atTop + 100);
  const atDefault = top();
  await rerender(<ConfigurableAxis label="Month" height={45} />);
  await expect.poll(top).toBe(atDefault);
  await rerender(<ConfigurableAxis position="none" tickPlacement="middle" tickSize={12} />);
  await expect.poll(() => ticks('X')).toEqual([]);
});

claim('An ordinal scale ignores the distance between its values', async () => {
  const named = (data: number[]) => <Line xAxis={[{ data, scaleType: 'point' }]} />;
  const screen = await show(named([1, 2, 3]));
  await expect.poll(line).not.toBe('');
  const even = line();
  await screen.rerender(named([1, 2, 10]));
  await expect.poll(() => ticks('X')).toContain('10');
  expect(line()).toBe(even);
});

claim('The ChartsReferenceLine cannot have both x and y props set', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Line>
        <ChartsReferenceLine {...({ x: 2, y: 50 } as object as { x: number })} />
      </Line>
    </Caught>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('cannot have both');
});

claim('So ticks can say "$1.5M" where the tooltip says "$1,284,500"', async () => {
  await show(<Money />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(4);
  expect(ticks('Y')).toContain('$1.5M');
  await userEvent.hover(document.querySelector('.MuiBarElement-root')!);
  await expect
    .poll(() => document.querySelector('.MuiPopper-root')?.textContent)
    .toContain('$1,284,500');
});

claim('The tooltip still shows the whole name', async () => {
  await show(<ShortenedNames />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(5);
  expect(ticks('X')[0]).toBe('Custo…');
  await userEvent.hover(document.querySelector('.MuiBarElement-root')!);
  await expect
    .poll(() => document.querySelector('.MuiPopper-root caption')?.textContent)
    .toBe('Customer support');
});

claim('so this one can tell May from the other months', async () => {
  await show(<MarkedTick />);
  const bold = () =>
    all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')
      .filter((label) => getComputedStyle(label).fontWeight === '700')
      .map(({ textContent }) => textContent);
  await expect.poll(bold).toEqual(['May']);
});

claim('in 8.1.0 ready-made charts ignore them there', async () => {
  const slots = { axisTickLabel: () => <text className="own" /> };
  const own = () => all('.own').length;
  const chart = { width: 300, height: 200, series: [{ data: [1, 2] }] };
  const xAxis = { data: ['Cold', 'Warm'], scaleType: 'band' as const };
  const screen = await show(<BarChart {...chart} xAxis={[{ ...xAxis, slots }]} />);
  await expect.poll(() => ticks('X')).toEqual(['Cold', 'Warm']);
  expect(own()).toBe(0);
  await screen.rerender(<BarChart {...chart} xAxis={[xAxis]} slots={slots} />);
  await expect.poll(own).toBeGreaterThan(2);
  await screen.rerender(
    <ChartContainer {...chart} series={[{ type: 'bar', data: [1, 2] }]} xAxis={[xAxis]}>
      <ChartsXAxis slots={slots} />
      <ChartsYAxis />
    </ChartContainer>,
  );
  await expect.poll(own).toBe(2);
});

claim('dataKey reads the values of the axis from the rows', async () => {
  await show(<AxisFromRows />);
  await expect.poll(line).toBeTruthy();
  expect(all('.MuiChartsAxis-directionX .MuiChartsAxis-label')[0]?.textContent).toBe(
    'Altitude (km)',
  );
  expect(ticks('X').length).toBeGreaterThan(3);
});

claim("that's the difference between 'point' and 'time'", async () => {
  const screen = await show(<UnevenDays />);
  const gaps = () => {
    const at = all('.MuiMarkElement-root').map((mark) => mark.getBoundingClientRect().x);
    return at.slice(1).map((x, index) => x - at[index]!);
  };
  await expect.poll(() => gaps().length).toBe(4);
  expect(gaps()[3]).toBeGreaterThan(gaps()[0]! * 5);
  const spaced = screen.getByRole('switch', { name: 'Space the days by time' });
  await userEvent.click(spaced);
  await expect.poll(() => Math.abs(gaps()[3]! - gaps()[0]!)).toBeLessThan(1);
  await expect.element(spaced).toHaveFocus();
});

claim('set the ends of the axis, as numbers or dates', async () => {
  const screen = await show(<PartOfTheRange />);
  await expect.poll(() => ticks('X').at(0)).toBe('2005');
  expect(ticks('X').at(-1)).toBe('2013');
  (screen.getByRole('slider', { name: 'First year' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => ticks('X').at(0)).toBe('2006');
});

claim('The scale chooses the nearest number that gives round values', async () => {
  const screen = await show(<NumberOfTicks />);
  await expect.poll(() => tickCount('X')).toBeGreaterThan(3);
  const before = tickCount('X');
  (screen.getByRole('slider').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => tickCount('X')).toBeGreaterThan(before);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => tickCount('X')).toBeLessThan(before);
});

claim('Give each axis an id, and name it in the series with yAxisId', async () => {
  await show(<RainAndTemperature />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(2);
  const labels = all('.MuiChartsAxis-directionY .MuiChartsAxis-label').map(
    ({ textContent }) => textContent,
  );
  expect(labels).toEqual(['Rain (mm)', 'Mean (°C)']);
  expect(all('.MuiChartsAxis-right')).toHaveLength(1);
});

claim('disableLine and disableTicks remove the line and the ticks', async () => {
  await show(<StyledAxes />);
  await expect.poll(() => ticks('Y').length).toBeGreaterThan(1);
  expect(tickCount('Y')).toBe(0);
  expect(all('.MuiChartsAxis-directionY .MuiChartsAxis-line')).toHaveLength(0);
  const [name] = all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  expect(getComputedStyle(name!).fontWeight).toBe('600');
  const [label] = all('.MuiChartsAxis-directionY .MuiChartsAxis-label');
  expect(getComputedStyle(label!).fontStyle).toBe('italic');
});

claim('Without axisId an axis component draws the first axis', async () => {
  await show(<ComposedAxes />);
  await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(2);
  expect(all('.MuiChartsAxis-right')).toHaveLength(1);
  expect(ticks('X')).toContain('Jan');
});

claim('draws a line at y or at x, as a child of a chart', async () => {
  await show(<ReferenceLines />);
  await expect.poll(() => all('.MuiChartsReferenceLine-label').length).toBe(2);
  expect(
    all('.MuiChartsReferenceLine-horizontal .MuiChartsReferenceLine-label')[0]?.textContent,
  ).toBe('Limit');
  expect(
    all('.MuiChartsReferenceLine-vertical .MuiChartsReferenceLine-label')[0]?.textContent,
  ).toBe('Work starts');
});

claim('MUI X: y-axis uses dataKey but no dataset is provided.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <LineChart width={300} height={200} yAxis={[{ dataKey: 'name' }]} series={[{ data: [1] }]} />
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('MUI X: y-axis uses `dataKey` but no `dataset` is provided.');
});

claim('MUI X: The ChartsReferenceLine should have a value in x or y prop.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <LineChart width={300} height={200} series={[{ data: [1] }]}>
        <ChartsReferenceLine {...({ y: undefined } as { y: never })} />
      </LineChart>
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('MUI X: The ChartsReferenceLine should have a value in `x` or `y` prop.');
});

claim('() => true shows every label, even where they overlap', async () => {
  const data = Array.from({ length: 40 }, (_, index) => `Region ${index}`);
  const axis = { data, scaleType: 'band' as const };
  const series = [{ data: data.map((_, index) => index) }];
  const { rerender } = await show(
    <BarChart {...bars} series={series} xAxis={[{ ...axis, tickLabelInterval: () => true }]} />,
  );
  await expect.poll(() => ticks('X')).toHaveLength(40);
  await rerender(<BarChart {...bars} series={series} xAxis={[axis]} />);
  await expect.poll(() => ticks('X').length).toBeLessThan(20);
});

claim('a label turned by up to 30° is centered under its tick', async () => {
  const held = async (tickLabelStyle: object) => {
    await show(<Line xAxis={[{ data: [1, 2, 3], tickLabelStyle }]} />);
    const find = () => all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').at(-1);
    await expect.poll(find).toBeDefined();
    return ['text-anchor', 'dominant-baseline'].map((name) => find()?.getAttribute(name));
  };
  expect(await held({ angle: 30 })).toEqual(['middle', 'hanging']);
  expect(await held({ angle: -30 })).toEqual(['middle', 'hanging']);
  expect(await held({ angle: 31 })).toEqual(['start', 'central']);
  expect(await held({ angle: -31 })).toEqual(['end', 'central']);
  expect(await held({ angle: 31, textAnchor: 'end', dominantBaseline: 'auto' })).toEqual([
    'end',
    'auto',
  ]);
});
