import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claimsOf, consoleMessages, show } from 'claims';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, lines, marks, pathOf, pieces, Lines } from '../claimsLines';
import HalfAYear from './HalfAYear';
import page from './index.mdx?raw';
import ManyPoints from './ManyPoints';
import MissingReadings from './MissingReadings';
import TenThousandReadings from './TenThousandReadings';
import TwoStretches from './TwoStretches';

const claim = claimsOf(page);

claim('its line ends there', async () => {
  await show(<HalfAYear />);
  await expect.poll(() => marks().length).toBe(6);
  expect(lines()[1]?.getBoundingClientRect().width).toBeLessThan(
    (lines()[0]?.getBoundingClientRect().width ?? 0) / 2 + 10,
  );
});

claim('the axis must have at least as many values as each series', async () => {
  const messages = consoleMessages();
  const short = <Lines series={[{ data: [1, 2, 3, 4] }]} />;
  await show(short).catch((error: Error) => messages.push(error.message));
  expect(messages.join()).toContain(
    'The data length of the x axis (3 items) is lower than the length of series (4 items)',
  );
});

claim('With connectNulls: true the line and the area go on', async () => {
  const screen = await show(<MissingReadings />);
  await expect.poll(pieces).toBe(3);
  await userEvent.click(screen.getByRole('switch'));
  await expect.poll(pieces).toBe(1);
});

claim("it's visible only as a mark", async () => {
  await show(<Lines series={[{ data: [null, 5, null] }]} />);
  await expect.poll(() => marks().length).toBe(1);
  expect(lines()[0]?.getBoundingClientRect().width).toBe(0);
});

claim('a function chooses, here every 60th', async () => {
  await show(<ManyPoints />);
  await expect.poll(() => marks().length).toBe(10);
});

/** Draws every 10, 1,000 and 10,000 values, and counts. */
async function counts(chart: (data: number[]) => ReactElement, selector: string) {
  const found: number[] = [];
  for (const length of [10, 1000, 10_000]) {
    const { unmount } = await show(chart(Array.from({ length }, (_, index) => index % 7)));
    await expect.poll(() => all('.MuiChartsAxis-root').length).toBe(2);
    await expect.poll(() => all(selector).length).toBeGreaterThan(0);
    found.push(all(selector).length);
    await unmount();
  }
  return found;
}

claim('1 path, 1,000 circles', async () => {
  const marks = (data: number[]) => (
    <Lines xAxis={[{ data: data.map((_, index) => index) }]} series={[{ data }]} />
  );
  const none = (data: number[]) => (
    <Lines xAxis={[{ data: data.map((_, index) => index) }]} series={[{ data, showMark: false }]} />
  );
  expect(await counts(none, '.MuiLineElement-root, .MuiMarkElement-root')).toEqual([1, 1, 1]);
  expect(await counts(marks, 'circle')).toEqual([10, 1000, 10_000]);
});

claim('10,000 bars, 10,001 ticks', async () => {
  const points = (data: number[]) => (
    <ScatterChart
      width={400}
      height={200}
      skipAnimation
      series={[{ data: data.map((y, x) => ({ id: x, x, y })) }]}
    />
  );
  const bars = (data: number[]) => (
    <BarChart width={400} height={200} skipAnimation series={[{ data }]} />
  );
  expect(await counts(points, 'circle')).toEqual([10, 1000, 10_000]);
  expect(
    await counts(bars, '.MuiBarElement-root, .MuiChartsAxis-directionX .MuiChartsAxis-tick'),
  ).toEqual([21, 2001, 20_001]);
});

claim('the lowest and the highest value of each group keep them', async () => {
  const screen = await show(<TenThousandReadings />);
  const top = () => lines()[0]?.getBoundingClientRect().top ?? 0;
  await expect.element(screen.getByRole('button', { name: 'Extremes: 400' })).toBeVisible();
  await expect.poll(() => pathOf(lines()[0]).split('L').length).toBe(400);
  const withShock = top();
  await userEvent.click(screen.getByRole('button', { name: 'All: 10,000' }));
  await expect.poll(() => pathOf(lines()[0]).split('L').length).toBe(10_000);
  expect(Math.abs(top() - withShock)).toBeLessThan(2);
  await userEvent.click(screen.getByRole('button', { name: 'Means: 200' }));
  await expect.poll(() => pathOf(lines()[0]).split('L').length).toBe(200);
  expect(top()).toBeGreaterThan(withShock + 50);
});

claim('A line or an area is one element however many points it has', async () => {
  const areas = (data: number[]) => (
    <Lines
      xAxis={[{ data: data.map((_, index) => index) }]}
      series={[{ data, area: true, showMark: false }]}
    />
  );
  expect(await counts(areas, '.MuiLineElement-root, .MuiAreaElement-root')).toEqual([2, 2, 2]);
});

claim('the value at index 3 belongs to the fourth entry of the axis', async () => {
  const day = (date: number) => new Date(2025, 5, date).getTime();
  const indoors = new Map([1, 4].map((date) => [day(date), 20]));
  const outdoors = new Map([2, 3, 5].map((date) => [day(date), 12]));
  const times = [...new Set([...indoors.keys(), ...outdoors.keys()])].sort((a, b) => a - b);
  expect(times).toHaveLength(5);
  const valuesOf = (readings: Map<number, number>) =>
    times.map((time) => readings.get(time) ?? null);
  await show(
    <LineChart
      width={400}
      height={240}
      skipAnimation
      xAxis={[{ scaleType: 'time', data: times }]}
      series={[indoors, outdoors].map((readings) => ({
        data: valuesOf(readings),
        connectNulls: true,
      }))}
    />,
  );
  await expect.poll(() => marks().length).toBe(5);
  const xs = marks().map((mark) => mark.getBoundingClientRect().x);
  const step = ((xs[4] ?? 0) - (xs[2] ?? 0)) / 3;
  // June 1 and 4 of the first series, then June 2, 3 and 5 of the second one.
  expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeCloseTo(3 * step, 0);
  expect((xs[2] ?? 0) - (xs[0] ?? 0)).toBeCloseTo(step, 0);
  expect(lines()).toHaveLength(2);
  expect(lines().every((line) => pathOf(line).split('M').length === 2)).toBe(true);
});

claim('Split the line where the gap shall stay, into two series of the same color', async () => {
  await show(<TwoStretches />);
  await expect.poll(() => lines().length).toBe(2);
  for (const path of lines()) expect(pathOf(path).split('M')).toHaveLength(2);
  const [before, after] = lines().map((path) => path.getBoundingClientRect());
  await expect.poll(() => after!.left - before!.right).toBeGreaterThan(20);
  expect(new Set(lines().map((path) => getComputedStyle(path).stroke)).size).toBe(1);
  expect(marks()).toHaveLength(7);
});

claim(
  'A valueFormatter that returns null leaves the one without a value out of the tooltip',
  async () => {
    await show(<TwoStretches />);
    await expect.poll(() => marks().length).toBe(7);
    await userEvent.hover(marks()[0]!);
    const rows = () => [...document.querySelectorAll('.MuiChartsTooltip-row')];
    await expect
      .poll(() => rows().map(({ textContent }) => textContent))
      .toEqual(['Temperature4.1 °C']);
  },
);

const orders = [31, 42, 38, 55, 47];

function MarkWithValue({ x, y, color, dataIndex }: MarkElementProps) {
  return (
    <g transform={`translate(${x}, ${y})`} pointerEvents="none">
      <circle className="mark" r={4} fill={color} />
      <text className="value" x={8} fontSize={12}>
        {orders[dataIndex]}
      </text>
    </g>
  );
}

claim('A component in slots.mark draws the mark and its value', async () => {
  const values = () => all('.value').map(({ textContent }) => textContent);
  const chart = (marked: number) => (
    <Lines
      xAxis={[{ data: [1, 2, 3, 4, 5] }]}
      series={[{ data: orders, showMark: ({ index }) => index === marked }]}
      slots={{ mark: MarkWithValue }}
    />
  );
  const screen = await show(chart(orders.length - 1));
  await expect.poll(values).toEqual(['47']);
  await screen.rerender(chart(orders.indexOf(Math.max(...orders))));
  await expect.poll(values).toEqual(['55']);
  await userEvent.hover(all('svg')[0]!);
  await expect.poll(() => all('.MuiHighlightElement-root').length).toBe(1);
});
