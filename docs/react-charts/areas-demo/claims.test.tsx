import { claimsOf, show } from 'claims';
import { crimea } from 'sample-data/crimea';
import { electricitySources, worldElectricity } from 'sample-data/electricity';
import { payrolls } from 'sample-data/jobs';
import { glaciers, seaLevel } from 'sample-data/records';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import CrimeanStream from './CrimeanStream';
import GamesThatWereMissed from './GamesThatWereMissed';
import page from './index.mdx?raw';
import JobsMonthByMonth from './JobsMonthByMonth';
import MeltingGlaciers from './MeltingGlaciers';
import SeaLevelBand from './SeaLevelBand';
import SharesOfElectricity from './SharesOfElectricity';
import SmallAreas from './SmallAreas';
import WorldElectricity from './WorldElectricity';

const claim = claimsOf(page);

const areas = () => [...document.querySelectorAll<SVGPathElement>('.MuiAreaElement-root')];
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
const ticks = (direction: 'X' | 'Y') =>
  texts(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`);
const tooltip = () => document.querySelector('.MuiChartsTooltip-root')?.textContent ?? '';
const surface = () => document.querySelector('[class*="MuiChartsSurface-root"]')!;

const totalOf = (at: number) =>
  electricitySources.reduce(
    (sum, { key }) => sum + (worldElectricity.find(({ year }) => year === at)?.[key] ?? 0),
    0,
  );
const fossilShare = (at: number) => {
  const row = worldElectricity.find(({ year }) => year === at);
  return ((row?.coal ?? 0) + (row?.gas ?? 0) + (row?.oil ?? 0)) / totalOf(at);
};

claim('By 2014 the glaciers had lost 28.7 meters of water', async () => {
  await show(<MeltingGlaciers />);
  await expect.poll(() => areas().length).toBe(1);
  const gradient = document.querySelector('linearGradient')?.id;
  expect(getComputedStyle(areas()[0]!).fill).toBe(`url("#${gradient}")`);
  expect(glaciers.at(-1)).toEqual({ year: 2014, balance: -28.7 });
});

claim('9,826 terawatt-hours in 1985 and 25,865 in 2020', async () => {
  await show(<WorldElectricity />);
  await expect.poll(() => areas().length).toBe(8);
  expect([totalOf(1985), totalOf(2020)]).toEqual([9826, 25865]);
});

claim('Fossil fuels had 64% in 1985 and 61% in 2020, with a peak of 68% in 2007', async () => {
  await show(<SharesOfElectricity />);
  await expect.poll(() => ticks('Y').at(-1)).toBe('100%');
  const shares = worldElectricity.map(({ year }) => fossilShare(year));
  expect(fossilShare(1985).toFixed(2)).toBe('0.64');
  expect(fossilShare(2020).toFixed(2)).toBe('0.61');
  expect(Math.max(...shares)).toBe(fossilShare(2007));
  expect(fossilShare(2007).toFixed(2)).toBe('0.68');
});

claim('the formatter divides them by the total of their year', async () => {
  await show(<SharesOfElectricity />);
  await expect.poll(() => areas().length).toBe(3);
  await userEvent.hover(surface(), { position: { x: 76, y: 100 } });
  await expect.poll(tooltip).toContain('1985Fossil fuels64%Nuclear15%Renewable21%');
});

claim('The error was 24 millimeters to either side in 1880, and 9 in 2013', async () => {
  await show(<SeaLevelBand />);
  await expect.poll(() => texts('.MuiChartsLegend-series')).toEqual(['Range', 'Best estimate']);
  expect(seaLevel[0]).toEqual({ year: 1880, level: 0, low: -24, high: 24 });
  expect(seaLevel.at(-1)).toEqual({ year: 2013, level: 228, low: 219, high: 237 });
  await userEvent.hover(surface(), { position: { x: 82, y: 100 } });
  await expect.poll(tooltip).toBe('1880Range-24 to 24 mmBest estimate0 mm');
});

claim('In March 2009 alone, 802,000 jobs were lost', async () => {
  await show(<JobsMonthByMonth />);
  await expect.poll(() => areas()[0]?.getAttribute('fill')).toMatch(/^url\(/);
  const jobs = (year: number, month: number) =>
    payrolls.find((row) => row.month.getTime() === new Date(year, month, 1).getTime())?.jobs ?? 0;
  expect(jobs(2009, 2) - jobs(2009, 1)).toBe(-802);
});

claim('There were no Games in 1916, 1940 and 1944', async () => {
  const screen = await show(<GamesThatWereMissed />);
  const parts = () => areas()[0]?.getAttribute('d')?.match(/M/g)?.length;
  await expect.poll(parts).toBe(3);
  await screen.getByRole('switch', { name: 'connectNulls' }).click();
  await expect.poll(parts).toBe(1);
});

claim('Of 17,982 soldiers who died, 1,758 died of wounds', async () => {
  await show(<CrimeanStream />);
  await expect.poll(() => areas().length).toBe(3);
  const sum = (key: string) => crimea.reduce((total, row) => total + Number(row[key]), 0);
  expect(sum('wounds')).toBe(1758);
  expect(sum('wounds') + sum('disease') + sum('other')).toBe(17982);
  expect(ticks('Y')).toEqual([]);
});

claim('Eight areas with one scale', async () => {
  await show(<SmallAreas />);
  await expect.poll(() => areas().length).toBe(8);
  await userEvent.hover(surface());
  await expect.poll(tooltip).toMatch(/^\d{4}[\d,]+ TWh$/);
});
