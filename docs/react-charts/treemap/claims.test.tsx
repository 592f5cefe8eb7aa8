import * as charts from '@mui/x-charts';
import * as pro from '@mui/x-charts-pro';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { claimsOf, show } from 'claims';
import { accessibleNames } from 'claims/accessibility';
import { workItems } from 'sample-data/bridge';
import { expect } from 'vitest';
import page from './index.mdx?raw';
import SortedCosts from './SortedCosts';
import { squarify } from './squarify';
import TreemapOfCosts from './TreemapOfCosts';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];

claim('8.1.0 has no component for it', () => {
  expect(Object.keys({ ...charts, ...pro }).filter((name) => /treemap/i.test(name))).toEqual([]);
});

claim('each with an area in proportion to its value', async () => {
  await show(<TreemapOfCosts />);
  await expect.poll(() => all('g:has(> title) > rect').length).toBe(workItems.length);
  const areas = all('g:has(> title) > rect').map((tile) => {
    const cost = Number(/: (\d+) thousand/.exec(tile.parentElement?.textContent ?? '')?.[1]);
    return (Number(tile.getAttribute('width')) * Number(tile.getAttribute('height'))) / cost;
  });
  expect(Math.max(...areas) / Math.min(...areas)).toBeCloseTo(1, 3);
  const total = workItems.reduce((sum, { cost }) => sum + cost, 0);
  expect(total).toBe(641);
  expect(all('desc')[0]?.textContent).toContain(`${total} thousand`);
});

claim('Otherwise the rectangles get long and narrow', () => {
  const worst = (values: number[]) =>
    Math.max(
      ...squarify(values, { x: 0, y: 0, width: 600, height: 280 }).map(
        ({ width, height }) => Math.max(width, height) / Math.min(width, height),
      ),
    );
  const sorted = workItems.map(({ cost }) => cost).sort((a, b) => b - a);
  expect(worst([...sorted].reverse())).toBeGreaterThan(worst(sorted) * 1.5);
});

claim("It's redrawn when the width changes", async () => {
  const screen = await show(
    <div style={{ width: 500 }}>
      <TreemapOfCosts />
    </div>,
  );
  const width = () => {
    const tiles = all('g:has(> title) > rect').map((tile) => tile.getBoundingClientRect());
    return (
      Math.max(...tiles.map(({ right }) => right)) - Math.min(...tiles.map(({ left }) => left))
    );
  };
  await expect.poll(() => Math.round(width())).toBe(492);
  await screen.rerender(
    <div style={{ width: 300 }}>
      <TreemapOfCosts />
    </div>,
  );
  await expect.poll(() => Math.round(width())).toBe(292);
});

claim('A container keeps 45 pixels at the left and 25 at the bottom for axes', async () => {
  const areas: { left: number; bottom: number }[] = [];
  function Area() {
    areas.push(useDrawingArea());
    return null;
  }
  await show(
    <ChartContainer width={300} height={200} margin={4} series={[]}>
      <Area />
    </ChartContainer>,
  );
  await expect.poll(() => areas.at(-1)?.left).toBe(49);
  expect(areas.at(-1)?.bottom).toBe(29);
});

claim('so that each row has one bar', async () => {
  await show(<SortedCosts />);
  const count = workItems.filter(({ cost }) => cost > 20).length;
  const drawn = () =>
    all('.MuiBarElement-root').filter((bar) => Number(bar.getAttribute('width')) > 0);
  await expect.poll(() => drawn().length).toBe(count);
  expect(new Set(drawn().map((bar) => bar.getAttribute('y'))).size).toBe(count);
});

claim('beside each rectangle is shown on hover for the rest', async () => {
  await show(<TreemapOfCosts />);
  await expect
    .poll(() => all('rect + title, title + rect, g:has(> rect) > title').length)
    .toBeGreaterThan(0);
  expect(all('g > title').map(({ textContent }) => textContent)).toHaveLength(workItems.length);
});

claim('screen readers get no more of one than its <title>', async () => {
  await show(<TreemapOfCosts />);
  await expect.poll(() => all('g > title').length).toBe(workItems.length);
  expect(all('svg *').filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
  const named = await accessibleNames(/symbol|group/i);
  expect(named).toEqual(all('g > title').map(({ textContent }) => textContent));
});
