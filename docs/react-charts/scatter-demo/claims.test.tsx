import { claimsOf, show } from 'claims';
import { driving } from 'sample-data/driving';
import { planets } from 'sample-data/planets';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anscombe } from './anscombe';
import { bacteria } from './bacteria';
import DrivingInReverse from './DrivingInReverse';
import FourTimesTheSame from './FourTimesTheSame';
import HealthAndWealth from './HealthAndWealth';
import page from './index.mdx?raw';
import PlanetsOnTwoScales from './PlanetsOnTwoScales';
import TrendLine from './TrendLine';
import WhatStopsBacteria from './WhatStopsBacteria';

const claim = claimsOf(page);

const surface = () => document.querySelector('[class*="MuiChartsSurface-root"]')!;
const circles = () => [...surface().querySelectorAll('circle')];
const ticks = () =>
  [...document.querySelectorAll('.MuiChartsAxis-tickLabel')].map(({ textContent }) => textContent);
const tooltip = () => document.querySelector('.MuiChartsTooltip-root')?.textContent ?? '';

claim('the largest first, so that none hides behind another of its continent', async () => {
  await show(<HealthAndWealth />);
  await expect.poll(() => circles().length).toBe(56);
  const radii = circles()
    .slice(0, 20)
    .map((circle) => Number(circle.getAttribute('r')));
  expect(radii).toEqual(radii.toSorted((a, b) => b - a));
});

claim('and after 2005 they drove less', async () => {
  const screen = await show(<DrivingInReverse />);
  await expect.element(screen.getByText('2005', { exact: true })).toBeVisible();
  const most = driving.reduce((best, year) => (year.miles > best.miles ? year : best));
  expect(most.year).toBe(2005);
  const later = driving.filter(({ year }) => year >= 2005).map(({ miles }) => miles);
  expect(later).toEqual(later.toSorted((a, b) => b - a));
});

claim('points and a line share the axes', async () => {
  await show(<TrendLine />);
  await expect.poll(() => circles().length).toBe(342);
  const line = document.querySelector('.MuiLineElement-root')!.getBoundingClientRect();
  const points = circles().map((circle) => circle.getBoundingClientRect().left);
  expect(line.left).toBeLessThan(Math.min(...points) + 10);
  expect(line.right).toBeGreaterThan(Math.max(...points) - 10);
});

claim('Until the 1970s Americans drove more as gasoline got cheaper', () => {
  const [first, last] = [1956, 1972].map((at) => driving.find(({ year }) => year === at));
  expect(last?.miles).toBeGreaterThan(first?.miles ?? 0);
  expect(last?.gas).toBeLessThan(first?.gas ?? 0);
});

claim('the y-value grows by 0.5 for each step of x', async () => {
  const screen = await show(<FourTimesTheSame />);
  for (const name of ['I', 'II', 'III', 'IV']) {
    const means = screen.getByText(`${name}: mean 9.0 and 7.5`, { exact: true });
    await expect.element(means).toBeVisible();
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const slopes = anscombe.map(({ x, y }) => {
    const product = mean(x.map((at, index) => (at - mean(x)) * ((y[index] ?? 0) - mean(y))));
    return (product / mean(x.map((at) => (at - mean(x)) ** 2))).toFixed(2);
  });
  expect(slopes).toEqual(['0.50', '0.50', '0.50', '0.50']);
});

claim('Their means and variances are the same', () => {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const variance = (values: number[]) => {
    const mean = sum(values) / values.length;
    return (sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1)).toFixed(1);
  };
  for (const { x, y } of anscombe) expect([variance(x), variance(y)]).toEqual(['11.0', '4.1']);
});

claim('except that Venus is hotter than Mercury', async () => {
  await show(<PlanetsOnTwoScales />);
  await expect.poll(() => circles().length).toBe(16);
  const hotter = planets.filter(
    ({ temperature }, index) => temperature > Number(planets[index - 1]?.temperature),
  );
  expect(hotter.map(({ name }) => name)).toEqual(['Venus']);
  const periods = planets.map(({ period }) => period);
  expect(periods).toEqual(periods.toSorted((a, b) => a - b));
  expect(ticks()).toContain('100k');
});

claim('no Gram-negative one below 1 milligram per liter', async () => {
  await show(<WhatStopsBacteria />);
  await expect.poll(() => circles().length).toBe(7);
  expect(surface().querySelectorAll('rect[width="12"]').length).toBe(9);
  const doses = (stain: string) =>
    bacteria.filter((one) => one.stain === stain).map(({ penicillin }) => penicillin);
  expect(Math.min(...doses('negative'))).toBe(1);
  expect(doses('positive').filter((dose) => dose < 0.1).length).toBe(6);
  await userEvent.hover(circles()[0]!);
  await expect.poll(tooltip).toContain('Bacillus anthracis: 0.001 and 0.007 mg/l');
});
