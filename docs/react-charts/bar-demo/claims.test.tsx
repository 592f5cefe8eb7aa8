import { claimsOf, show } from 'claims';
import { driving } from 'sample-data/driving';
import { payrolls } from 'sample-data/jobs';
import { warming } from 'sample-data/records';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { germany } from './germany';
import GermanyByAge from './GermanyByAge';
import page from './index.mdx?raw';
import JobsWaterfall from './JobsWaterfall';
import MilesAndPrices from './MilesAndPrices';
import PenguinWeights from './PenguinWeights';
import { reigns } from './reigns';
import ReignsInEngland from './ReignsInEngland';
import TenLargestCountries from './TenLargestCountries';
import TwelveSmallCharts from './TwelveSmallCharts';
import WarmingYears from './WarmingYears';
import { wheat } from './wheat';
import WheatAndWages from './WheatAndWages';

const claim = claimsOf(page);

const bars = () => [...document.querySelectorAll<SVGRectElement>('.MuiBarElement-root')];
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
const ticks = (direction: 'X' | 'Y') =>
  texts(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`);
const tooltip = () => document.querySelector('.MuiChartsTooltip-root')?.textContent ?? '';
const legend = () => texts('.MuiChartsLegend-series');

claim('sets apart the two countries above a billion', async () => {
  const screen = await show(<TenLargestCountries />);
  await expect.element(screen.getByText('1,311')).toBeVisible();
  const fills = bars().map((bar) => bar.getAttribute('fill'));
  expect(fills.filter((fill) => fill === fills[0]).length).toBe(2);
  const [first, last] = [bars()[0], bars().at(-1)].map((bar) => bar?.getBoundingClientRect());
  expect(first?.top).toBeLessThan(last?.top ?? 0);
  const label = screen.getByText('127', { exact: true }).element().getBoundingClientRect();
  await expect.poll(() => bars().at(-1)?.getBoundingClientRect().right).toBeLessThan(label.left);
});

claim('a max above the longest bar makes room for its figure', async () => {
  const chart = (width: number) => (
    <div style={{ width }}>
      <TenLargestCountries />
    </div>
  );
  const screen = await show(chart(620));
  for (const width of [620, 320]) {
    await screen.rerender(chart(width));
    const surface = document.querySelector('[class*="MuiChartsSurface-root"]')!;
    await expect.poll(() => surface.clientWidth).toBe(width);
    const clip = surface.querySelector(':scope > clipPath rect')!;
    const room = Number(clip.getAttribute('x')) + Number(clip.getAttribute('width'));
    const figures = [...document.querySelectorAll<SVGTextElement>('text[font-size="13"]')];
    expect(figures).toHaveLength(10);
    const ends = figures.map((figure) => figure.getBBox()).map((box) => box.x + box.width);
    expect(Math.max(...ends)).toBeLessThanOrEqual(room);
  }
});

claim('Every year since 1977 is above the mean', async () => {
  await show(<WarmingYears />);
  await expect.poll(() => bars().length).toBe(144);
  expect(warming.findLast(({ anomaly }) => anomaly <= 0)?.year).toBe(1976);
});

claim('formatters take the minus off again', async () => {
  await show(<GermanyByAge />);
  await expect.poll(() => bars().length).toBe(180);
  expect([...ticks('X'), ...ticks('Y')].join()).not.toMatch(/[-−]/);
});

claim('From 21 on, the right side is wider; at 30, by 200,000 people', () => {
  const wider = germany.filter(({ men, women }) => women > -men).map(({ age }) => age);
  expect(wider).toEqual(Array.from({ length: 69 }, (_, index) => 21 + index));
  const { men = 0, women = 0 } = germany[30] ?? {};
  expect(women + men).toBe(200);
  expect(germany[32]?.women).toBeLessThan(germany[30]?.women ?? 0);
});

claim(
  'so the legend leaves it out, and its formatter returns null, so the tooltip does, too',
  async () => {
    await show(<JobsWaterfall />);
    await expect.poll(legend).toEqual(['Total', 'Gained', 'Lost']);
    const svg = document.querySelector('[class*="MuiChartsSurface-root"]')!;
    await userEvent.hover(svg, { position: { x: svg.clientWidth / 2, y: 100 } });
    await expect.poll(tooltip).toMatch(/^2012Gained\+2\.2 million$/);
  },
);

claim('The crisis cost 8.6 million jobs in two years; it took until 2014', () => {
  const end = (year: number) =>
    payrolls.find(({ month }) => month.getFullYear() === year && month.getMonth() === 11)?.jobs ??
    0;
  expect(((end(2007) - end(2009)) / 1000).toFixed(1)).toBe('8.6');
  expect([2013, 2014].map((year) => end(year) > end(2007))).toEqual([false, true]);
});

claim('The axis begins at 126 million', async () => {
  await show(<JobsWaterfall />);
  await expect.poll(() => ticks('Y')[0]).toBe('130');
});

claim('Victoria reigned for 64 years on this scale, Elizabeth II for 70', async () => {
  await show(<ReignsInEngland />);
  await expect.poll(legend).toEqual(['Tudor', 'Stuart', 'Hanover', 'Saxe-Coburg', 'Windsor']);
  const longest = reigns.map(({ name, from, to }) => [to - from, name]);
  expect(longest.toSorted((a, b) => Number(b[0]) - Number(a[0])).slice(0, 2)).toEqual([
    [70, 'Elizabeth II'],
    [64, 'Victoria'],
  ]);
});

claim('Neither of the other two species reaches 5,000 grams', async () => {
  await show(<PenguinWeights />);
  // Three species in 16 steps; a bar without a bird has no height.
  await expect
    .poll(() => bars().filter((bar) => Number(bar.getAttribute('height')) > 0).length)
    .toBeGreaterThan(20);
  const heavy = (index: number) =>
    bars()
      .slice(index * 16 + 10, index * 16 + 16)
      .map((bar) => Number(bar.getAttribute('height')));
  await expect.poll(() => Math.max(...heavy(2))).toBeGreaterThan(10);
  expect([...heavy(0), ...heavy(1)].every((height) => height === 0)).toBe(true);
});

claim('Two value axes, one at each side', async () => {
  await show(<MilesAndPrices />);
  await expect.poll(() => ticks('Y')).toContain('12,000');
  expect(ticks('Y')).toContain('4');
  expect(bars().length).toBe(22);
});

claim('From one bar to the next, driving grew until 2005, whatever gasoline cost', () => {
  const shown = driving.filter(({ year }) => year % 5 === 0);
  const steps = shown.slice(1).map((row, index) => ({
    year: row.year,
    grew: row.miles > (shown[index]?.miles ?? 0),
    dearer: row.gas > (shown[index]?.gas ?? 0),
  }));
  expect(steps.filter(({ grew }) => !grew).map(({ year }) => year)).toEqual([2010]);
  expect(new Set(steps.filter(({ grew }) => grew).map(({ dearer }) => dearer)).size).toBe(2);
});

claim('more than eleven weeks of work in 1595, and less than two in 1785', async () => {
  await show(<WheatAndWages />);
  await expect.poll(() => bars().length).toBe(52);
  const weeks = (at: number) => {
    const { price, wages } = wheat.find(({ year }) => year === at) ?? {};
    return (price ?? 0) / (wages ?? 1);
  };
  expect(weeks(1595)).toBeGreaterThan(11);
  expect(weeks(1785)).toBeLessThan(2);
});

claim('The tooltip still names each month', async () => {
  await show(<TwelveSmallCharts />);
  await expect.poll(() => bars().length).toBe(144);
  expect(document.querySelectorAll('.MuiChartsAxis-root').length).toBe(0);
  await userEvent.hover(document.querySelectorAll('[class*="MuiChartsSurface-root"]')[11]!);
  await expect.poll(tooltip).toMatch(/(Jun|Jul)\d+ thousand/);
});
