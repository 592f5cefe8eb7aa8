// How a demo starts: in short tasks, set up while hidden, and without changing the styles of the page around it.
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const grid = (page: Page): Locator => page.locator('figure[id="FirstGrid.tsx"]');

const ready = (page: Page): Promise<void> =>
  expect(grid(page).locator('[data-demo-state="ready"] [role="row"]').first()).toBeVisible();

test('a demo yields to the browser several times while it starts', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { pauses: 0 });
    const { scheduler } = window as unknown as { scheduler: { yield: () => Promise<void> } };
    scheduler.yield = () => {
      counted.pauses += 1;
      return new Promise((resolve) => setTimeout(resolve));
    };
  });
  await open(page, '/react-data-grid/quickstart/');
  await ready(page);
  // Before its modules are requested, before and after its stage, before it is mounted and before it is shown.
  const pauses = await page.evaluate(() => (window as unknown as { pauses: number }).pauses);
  expect(pauses).toBeGreaterThanOrEqual(5);
});

test('a demo also starts in a browser without the scheduler API', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'scheduler'));
  await open(page, '/react-data-grid/quickstart/');
  await ready(page);
});

test('a demo is set up while hidden, and shown only when it replaces its placeholder', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const canvas = document.querySelector<HTMLElement>('[data-demo-state]');
      if (!canvas) return;
      const stage = canvas.querySelector<HTMLElement>('[data-demo]');
      const shown = stage ? (stage.style.display === 'none' ? 'hidden' : 'shown') : 'none';
      const now = `${canvas.dataset.demoState}, demo ${shown}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['style', 'data-demo-state'],
    });
  });
  await open(page, '/react-data-grid/quickstart/');
  await ready(page);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'waiting, demo none',
    'waiting, demo hidden',
    'ready, demo shown',
  ]);
});

test('the theme variables are set on demos and their popups, but not on the page', async ({
  page,
}) => {
  await open(page, '/react-data-grid/quickstart/');
  await ready(page);
  const color = (locator: Locator): Promise<string> =>
    locator.evaluate((element) =>
      getComputedStyle(element).getPropertyValue('--mui-palette-text-primary'),
    );
  expect(await color(page.locator('html'))).toBe('');
  const light = await color(grid(page).locator('[data-demo]'));
  expect(light).not.toBe('');
  await grid(page).getByRole('columnheader', { name: 'Product' }).hover();
  await grid(page)
    .getByRole('button', { name: /column menu/i })
    .first()
    .click();
  const portal = page.locator('[data-demo-portal]').first();
  await expect(portal).toBeVisible();
  expect(await color(portal)).toBe(light);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(() => color(portal)).not.toBe(light);
  expect(await color(portal)).toBe(await color(grid(page).locator('[data-demo]')));
});

test('every style rule of a demo is in the mui cascade layer', async ({ page }) => {
  await open(page, '/react-data-grid/quickstart/');
  await ready(page);
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => (ownerNode as HTMLElement).dataset.emotion)
      .flatMap(({ cssRules }) => [...cssRules])
      .map((rule) => (rule instanceof CSSLayerBlockRule ? rule.name : rule.cssText)),
  );
  expect(rules.length).toBeGreaterThan(0);
  expect([...new Set(rules)]).toEqual(['mui']);
});
