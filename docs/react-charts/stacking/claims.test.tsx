import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { LineChart, LinePlot } from '@mui/x-charts/LineChart';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ConfigurableStack from './ConfigurableStack';
import GainsAndLosses from './GainsAndLosses';
import page from './index.mdx?raw';
import IowaTurnsRenewable from './IowaTurnsRenewable';
import StackOffsets from './StackOffsets';
import StackOrders from './StackOrders';
import TwoStacks from './TwoStacks';

const claim = claimsOf(page);

const bars = () => [...document.querySelectorAll('.MuiBarElement-root')];
const rects = () => bars().map((bar) => bar.getBoundingClientRect());
const ticks = () =>
  [...document.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')].map(
    ({ textContent }) => textContent,
  );
const areas = () =>
  [...document.querySelectorAll('.MuiAreaElement-root')].map((area) =>
    area.getBoundingClientRect(),
  );

type BarSeries = BarChartProps['series'];

const band = [{ scaleType: 'band', data: ['A'] }] as const;
const Bars = ({ series }: { series: BarSeries }) => (
  <BarChart width={400} height={300} skipAnimation xAxis={band} series={series} />
);

claim('Series with the same stack are placed on top of each other', async () => {
  await show(
    <Bars
      series={[
        { data: [4], stack: 'a' },
        { data: [2], stack: 'a' },
      ]}
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  const [lower, upper] = rects();
  expect(upper!.bottom).toBeCloseTo(lower!.top, 0);
  expect(upper!.left).toBe(lower!.left);
});

claim("A series without stack isn't stacked with anything", async () => {
  await show(<Bars series={[{ data: [4] }, { data: [2] }]} />);
  await expect.poll(() => bars().length).toBe(2);
  expect(rects()[0]!.bottom).toBe(rects()[1]!.bottom);
});

claim('Bars of different stacks stand side by side', async () => {
  await show(<TwoStacks />);
  await expect.poll(() => new Set(bars().map((bar) => bar.getAttribute('x'))).size).toBe(8);
});

claim('have stacks of their own, even under the same name', async () => {
  await show(
    <ChartContainer
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['A', 'B'] }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[
        { type: 'bar', data: [4, 4], stack: 'same' },
        { type: 'line', data: [2, 2], stack: 'same' },
      ]}
    >
      <BarPlot />
      <LinePlot />
    </ChartContainer>,
  );
  await expect.poll(() => bars().length).toBe(2);
  const line = document.querySelector('.MuiLineElement-root')!.getBoundingClientRect();
  expect(line.top).toBeGreaterThan(rects()[0]!.top + 20);
});

claim('The tooltip shows each series with its own value, never the sum', async () => {
  await show(
    <Bars
      series={[
        { data: [4], stack: 'a', label: 'Low' },
        { data: [2], stack: 'a', label: 'High' },
      ]}
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  await userEvent.hover(document.querySelector('svg:has(g)')!);
  const rows = () => [...document.querySelectorAll('tr')].map(({ textContent }) => textContent);
  await expect.poll(rows).toEqual(['Low4', 'High2']);
  await expect.poll(ticks).toContain('6');
});

claim('Always reaches from 0 to 1', async () => {
  const expand = { stack: 'a', stackOffset: 'expand' } as const;
  const series = [
    { data: [4], ...expand },
    { data: [2], ...expand },
  ];
  await show(<Bars series={series} />);
  await expect.poll(() => bars().length).toBe(2);
  await expect.poll(() => ticks().includes('1.0')).toBe(true);
  // The whole stack, as a part of its axis of 20 to 255 pixels.
  const height = rects().reduce((sum, rect) => sum + rect.height, 0);
  const axis = document.querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-line')!;
  expect(height / axis.getBoundingClientRect().height).toBeCloseTo(1 / Number(ticks().at(-1)), 1);
});

claim('Areas. The default of lines', async () => {
  await show(
    <LineChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ data: [1, 2] }]}
      series={[
        { data: [4, 4], stack: 'a' },
        { data: [-3, -3], stack: 'a' },
      ]}
    />,
  );
  // With 'diverging' the second line would be at -3.
  await expect.poll(() => ticks().map((text) => Number(text.replace('−', '-')))).toContain(4);
  expect(ticks().some((text) => text.startsWith('−'))).toBe(false);
});

claim('Bars. Their default', async () => {
  await show(
    <Bars
      series={[
        { data: [4], stack: 'a' },
        { data: [-3], stack: 'a' },
      ]}
    />,
  );
  await expect.poll(() => ticks().some((text) => text.startsWith('−'))).toBe(true);
});

claim('Is centered around 0', async () => {
  const screen = await show(<StackOffsets />);
  await userEvent.selectOptions(screen.getByLabelText('stackOffset'), 'silhouette');
  await expect.poll(() => ticks().some((text) => text.startsWith('−'))).toBe(true);
  const numbers = ticks().map((text) => Number(text.replace('−', '-')));
  expect(numbers[0]).toBe(-numbers.at(-1)!);
});

claim("With 'none', losses cover the gains", async () => {
  const screen = await show(<GainsAndLosses />);
  await expect.poll(() => ticks().some((text) => text.startsWith('−'))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'none' }));
  await expect.poll(() => ticks().some((text) => text.startsWith('−'))).toBe(false);
});

claim('When two disagree, the last one wins', async () => {
  const series = [
    { data: [4], stack: 'a', stackOffset: 'diverging' },
    { data: [4], stack: 'a', stackOffset: 'expand' },
  ] as const;
  const { rerender } = await show(<Bars series={series} />);
  await expect.poll(ticks).toContain('1.0');
  await rerender(
    <Bars
      series={[
        { ...series[0], stackOffset: 'expand' },
        { data: [4], stack: 'a' },
      ]}
    />,
  );
  await expect.poll(ticks).toContain('1.0');
  await rerender(<Bars series={[...series].reverse()} />);
  await expect.poll(ticks).toContain('8');
});

/** The lowest layer of the demo: the one whose area ends lowest, by the order in which series are drawn. */
const lowest = () => {
  const bottoms = areas().map(({ bottom }) => Math.round(bottom));
  return bottoms.indexOf(Math.max(...bottoms));
};

for (const [words, order, index] of [
  ['The first series', 'none', 0],
  ['The last series', 'reverse', 2],
  ['The series whose largest value comes earliest', 'appearance', 1],
  ['The series with the smallest sum', 'ascending', 0],
  ['The series with the largest sum', 'descending', 1],
] as const) {
  claim(words, async () => {
    const screen = await show(<StackOrders />);
    await userEvent.selectOptions(screen.getByLabelText('stackOrder'), order);
    await expect.poll(() => areas().length).toBe(3);
    const colors = [...document.querySelectorAll('.MuiAreaElement-root')].map(
      (area) => area.getAttribute('class')?.match(/series-(\S+)/)?.[1],
    );
    await expect.poll(() => colors[lowest()]).toBe(`auto-generated-id-${index}`);
  });
}

claim('The legend keeps the order of series', async () => {
  const screen = await show(<StackOrders />);
  await userEvent.selectOptions(screen.getByLabelText('stackOrder'), 'reverse');
  await expect
    .poll(() =>
      [...document.querySelectorAll('.MuiChartsLegend-root li')].map((li) => li.textContent),
    )
    .toEqual(['Nuclear', 'Fossil', 'Renewable']);
});

claim('null counts as 0 in a stack', async () => {
  await show(
    <Bars
      series={[
        { data: [null], stack: 'a' },
        { data: [2], stack: 'a' },
      ]}
    />,
  );
  await expect.poll(() => bars().length).toBe(1);
  const axis = document.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-line')!;
  expect(rects()[0]!.bottom).toBeCloseTo(axis.getBoundingClientRect().top, 0);
});

claim("With stackOrder: 'reverse' the garden is at the bottom", async () => {
  const { rerender } = await show(<ConfigurableStack stackOffset="expand" />);
  await expect.poll(() => areas().length).toBe(3);
  const bottomOf = (index: number) =>
    document
      .querySelector(`.MuiAreaElement-series-auto-generated-id-${index}`)!
      .getBoundingClientRect().bottom;
  await expect.poll(() => bottomOf(0) - bottomOf(2)).toBeGreaterThan(50);
  await rerender(<ConfigurableStack stackOffset="expand" stackOrder="reverse" />);
  await expect.poll(() => bottomOf(2) - bottomOf(0)).toBeGreaterThan(50);
});

claim("With 'expand', format the axis as a percentage and set its max to 1", async () => {
  const shares = (max?: number) => (
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={band}
      yAxis={[{ max, valueFormatter: (share: number) => `${share * 100}%` }]}
      series={[
        { data: [30], stack: 'all', stackOffset: 'expand' },
        { data: [70], stack: 'all', stackOffset: 'expand' },
      ]}
    />
  );
  await show(shares(1));
  await expect.poll(() => ticks().at(-1)).toBe('100%');
  const [low, high] = rects();
  expect((low?.height ?? 0) / (high?.height ?? 1)).toBeCloseTo(3 / 7, 1);
});

claim('each series begins where the one below it ends', async () => {
  await show(<IowaTurnsRenewable />);
  const boxes = () =>
    [...document.querySelectorAll('.MuiLineElement-root')].map((line) =>
      line.getBoundingClientRect(),
    );
  await expect.poll(() => boxes().length).toBe(3);
  const [fossil, nuclear, renewable] = boxes();
  expect(nuclear!.bottom).toBeLessThan(fossil!.bottom);
  expect(renewable!.bottom).toBeLessThan(nuclear!.bottom);
});
