import * as charts from '@mui/x-charts';
import * as pro from '@mui/x-charts-pro';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useXScale } from '@mui/x-charts/hooks';
import { claimsOf, show } from 'claims';
import { accessibleNames } from 'claims/accessibility';
import { expect } from 'vitest';
import page from './index.mdx?raw';
import PlanAsBars from './PlanAsBars';
import PlanOfTasks from './PlanOfTasks';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const numberOf = (element: Element | undefined, name: string) =>
  Number(element?.getAttribute(name));

claim('8.1.0 has no component for it', () => {
  expect(Object.keys({ ...charts, ...pro }).filter((name) => /gantt/i.test(name))).toEqual([]);
});

claim('The first task is at the top', async () => {
  await show(<PlanOfTasks />);
  await expect.poll(() => all('g:has(> title)').length).toBe(5);
  const tops = all('g:has(> title) > rect:first-of-type').map((bar) => numberOf(bar, 'y'));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  const [survey] = all('g:has(> title) > rect:first-of-type');
  const label = all('.MuiChartsAxis-directionY text').find((text) => text.textContent === 'Survey');
  const row = survey?.getBoundingClientRect();
  const middle = label!.getBoundingClientRect().top + label!.getBoundingClientRect().height / 2;
  expect(middle).toBeGreaterThan(row?.top ?? 0);
  expect(middle).toBeLessThan(row?.bottom ?? 0);
});

claim('Progress is a second rectangle over the first', async () => {
  await show(<PlanOfTasks />);
  await expect.poll(() => all('g:has(> title)').length).toBe(5);
  const [whole, done] = [...all('g:has(> title)')[1]!.querySelectorAll('rect')];
  expect(numberOf(done, 'width') / numberOf(whole, 'width')).toBeCloseTo(0.8);
});

claim("without series it doesn't know your dates", async () => {
  const domains: unknown[] = [];
  function Domain() {
    domains.push(useXScale<'time'>().domain().map(Number));
    return null;
  }
  await show(
    <ChartContainer width={300} height={100} series={[]} xAxis={[{ scaleType: 'time' }]}>
      <Domain />
    </ChartContainer>,
  );
  await expect.poll(() => domains.length).toBeGreaterThan(0);
  const from = new Date(2026, 0, 1).getTime();
  expect((domains.at(-1) as number[]).every((time) => !(time >= from && time < from * 2))).toBe(
    true,
  );
});

claim('a transparent one moves each bar to its start', async () => {
  await show(<PlanAsBars />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(8);
  const bars = () => all('.MuiBarElement-root[fill="#0f766e"]');
  await expect.poll(() => numberOf(bars()[3], 'width')).toBeGreaterThan(50);
  await expect.poll(() => numberOf(bars()[2], 'x') - numberOf(bars()[1], 'x')).toBeGreaterThan(50);
});

claim('keeps the transparent series out of the tooltip', async () => {
  await show(<PlanAsBars />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(8);
  const svg = document.querySelector('svg:has(.MuiBarElement-root)')!;
  const { left, top, width, height } = svg.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
  for (const type of ['pointerenter', 'pointerover', 'pointermove'])
    svg.dispatchEvent(new PointerEvent(type, { ...at, pointerType: 'mouse', isPrimary: true }));
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toContain('weeks');
  expect(document.querySelectorAll('[role=tooltip] tbody tr').length).toBe(1);
});

claim("It isn't in a legend either, because it has no label", async () => {
  const series = [
    { data: [2], stack: 'plan', color: 'transparent' },
    { data: [3], stack: 'plan', label: 'Duration' },
  ];
  await show(<BarChart width={300} height={200} layout="horizontal" series={series} />);
  const legend = () => all('.MuiChartsLegend-series').map(({ textContent }) => textContent);
  await expect.poll(legend).toEqual(['Duration']);
});

claim('with axes and grid, in every plan', async () => {
  await show(<PlanOfTasks />);
  await expect.poll(() => all('.MuiChartsAxis-directionX').length).toBeGreaterThan(0);
  expect(all('.MuiChartsGrid-line').length).toBeGreaterThan(0);
});

claim("stack the start and the length in milliseconds, on a 'time' axis with a min", async () => {
  const day = 24 * 60 * 60 * 1000;
  await show(
    <BarChart
      width={500}
      height={200}
      layout="horizontal"
      skipAnimation
      yAxis={[{ scaleType: 'band', data: ['Survey', 'Permits'] }]}
      xAxis={[{ scaleType: 'time', min: new Date(2026, 2, 1) }]}
      series={[
        {
          data: [new Date(2026, 2, 2).getTime(), new Date(2026, 2, 12).getTime()],
          stack: 'plan',
          color: 'transparent',
        },
        { data: [10 * day, 20 * day], stack: 'plan', color: '#0f766e' },
      ]}
    />,
  );
  const bars = () => all('.MuiBarElement-root[fill="#0f766e"]');
  await expect.poll(() => bars().length).toBe(2);
  const [survey, permits] = bars().map((bar) => ({
    x: numberOf(bar, 'x'),
    width: numberOf(bar, 'width'),
  }));
  expect(survey!.x).toBeGreaterThan(0);
  expect(permits!.width / survey!.width).toBeCloseTo(2, 1);
  expect(permits!.x - survey!.x).toBeCloseTo(survey!.width, -1);
  expect(permits!.x + permits!.width).toBeLessThan(500);
});

claim('screen readers get no more than their <title>', async () => {
  await show(<PlanOfTasks />);
  await expect.poll(() => all('g:has(> title)').length).toBe(5);
  expect(all('g:has(> title), g:has(> title) *').every(({ tabIndex }) => tabIndex < 0)).toBe(true);
  await expect.poll(async () => (await accessibleNames(/^group$/))[0]).toBe('Survey, 100% done');
});
