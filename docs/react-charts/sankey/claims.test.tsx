import * as charts from '@mui/x-charts';
import * as pro from '@mui/x-charts-pro';
import { claimsOf, show } from 'claims';
import { accessibleNames } from 'claims/accessibility';
import { expect } from 'vitest';
import FlowsOfEnergy from './FlowsOfEnergy';
import page from './index.mdx?raw';
import StagesAsBars from './StagesAsBars';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];

claim('8.1.0 has no component for it, and neither has 8.2.0', () => {
  expect(Object.keys({ ...charts, ...pro }).filter((name) => /sankey/i.test(name))).toEqual([]);
});

claim('a column of nodes on each side, and a path for each flow', async () => {
  const screen = await show(<FlowsOfEnergy />);
  await expect.poll(() => all('path:has(title)').length).toBe(8);
  const values = all('path:has(title)').map(({ textContent }) => textContent);
  const sum = (part: string) =>
    values
      .filter((text) => text.includes(part))
      .reduce((total, text) => total + Number(/(\d+) TWh/.exec(text)?.[1]), 0);
  expect([sum('TWh'), sum('Wind'), sum('Industry'), sum('Losses')]).toEqual([85, 37, 32, 14]);
  for (const name of ['Wind', 'Gas', 'Hydro', 'Homes', 'Industry', 'Rail', 'Losses'])
    await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
});

claim('so a ribbon gets a little narrower on its way', async () => {
  await show(<FlowsOfEnergy />);
  await expect.poll(() => all('g > rect').length).toBeGreaterThan(6);
  const heights = all('g:has(> text) > rect').map((node) => Number(node.getAttribute('height')));
  const [left, right] = [heights.slice(0, 3), heights.slice(3)].map((sizes) =>
    sizes.reduce((sum, size) => sum + size, 0),
  );
  expect(right).toBeLessThan(left ?? 0);
  expect((right ?? 0) / (left ?? 1)).toBeGreaterThan(0.9);
});

claim('with tooltip and legend', async () => {
  const screen = await show(<StagesAsBars />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(9);
  await expect.element(screen.getByText('Hydro')).toBeVisible();
});

claim('the <title> is all that screen readers get of one', async () => {
  await show(<FlowsOfEnergy />);
  await expect.poll(() => all('path > title').length).toBe(8);
  expect(all('svg *').filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
  const named = await accessibleNames(/symbol|group/i);
  expect(named).toEqual(all('path > title').map(({ textContent }) => textContent));
});
