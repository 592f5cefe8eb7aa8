// How a demo starts: the page stays responsive, shows no unfinished demo, and looks the same around it.
import type { Locator, Page } from '@playwright/test';
import { packageScript } from './elements/demos';
import { expect, nightly, open, test } from './fixtures';

const PAGE = '/react-data-grid/quickstart/';

const grid = (page: Page): Locator => page.locator('figure[id="FirstGrid.tsx"]');

const ready = (page: Page): Promise<void> =>
  expect(grid(page).locator('[data-demo-state="ready"] [role="row"]').first()).toBeVisible();

/** What the tests collect in the page. */
interface Seen {
  seen: string[];
}

const seenIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Seen).seen);

test(
  'while a demo starts, the browser can do other work, even without the scheduler API',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'scheduler');
      const seen: string[] = [];
      Object.assign(window, { seen });
      // Work that waits for its turn all the time, like a press of the reader.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const canvas = document.querySelector<HTMLElement>('[data-demo-state]');
        const state = canvas?.dataset.demoState ?? 'no demo';
        const now = canvas?.querySelector('[data-demo]') ? `${state}, set up` : state;
        if (seen.at(-1) !== now) seen.push(now);
        if (state !== 'ready') port2.postMessage('');
      };
      port2.postMessage('');
    });
    await open(page, PAGE);
    await ready(page);
    await expect
      .poll(() => seenIn(page))
      .toEqual(['no demo', 'waiting', 'waiting, set up', 'ready, set up']);
  },
);

test('readers see the placeholder, and then the complete demo', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const canvas = document.querySelector('[data-demo-state]');
      if (canvas) {
        const demo = canvas.querySelector('[data-demo]');
        const isShown = demo?.checkVisibility() ?? false;
        const parts = [
          ...(canvas.querySelector('[class*="skeleton"]')?.checkVisibility()
            ? ['placeholder']
            : []),
          ...(isShown ? [demo?.querySelector('[role="row"]') ? 'demo' : 'unfinished demo'] : []),
        ].join(' and ');
        if (seen.at(-1) !== parts) seen.push(parts);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, PAGE);
  await ready(page);
  await expect.poll(() => seenIn(page)).toEqual(['placeholder', 'demo']);
});

test(
  'the page around a demo looks the same before and after the demo starts',
  nightly,
  async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(packageScript, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, PAGE);
    /** The styles of an element of each kind, except for sizes, which depend on the length of the page. */
    const looks = (): Promise<Record<string, string[]>> =>
      page.evaluate(() => {
        const isSize = /size$|^(?:height|width|.*-origin|inset.*|top|bottom|left|right)$/;
        const names = [
          'html',
          'body',
          'nav',
          'main',
          'h1',
          'h2',
          'p',
          'a',
          'ul',
          'li',
          'code',
          'pre',
        ];
        const lookOf = (name: string): string[] => {
          const style = getComputedStyle(document.querySelector(`main ${name}, ${name}`)!);
          return [...style]
            .filter((property) => property === 'font-size' || !isSize.test(property))
            .map((property) => `${property}: ${style.getPropertyValue(property)}`);
        };
        return Object.fromEntries(names.map((name) => [name, lookOf(name)]));
      });
    const before = await looks();
    release();
    await ready(page);
    expect(await looks()).toEqual(before);
  },
);

test('a demo and its popups have the colors of the theme, in light and dark', async ({ page }) => {
  await open(page, PAGE);
  await ready(page);
  const color = (locator: Locator): Promise<string> =>
    locator.evaluate((element) => getComputedStyle(element).color);
  const cell = grid(page).getByRole('gridcell').first();
  await grid(page).getByRole('columnheader', { name: 'Product' }).hover();
  await grid(page)
    .getByRole('button', { name: /column menu/i })
    .first()
    .click();
  const entry = page.locator('[data-demo-portal]').getByRole('menuitem').first();
  await expect(entry).toBeVisible();
  const light = await color(cell);
  expect(await color(entry)).toBe(light);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(() => color(entry)).not.toBe(light);
  await expect.poll(() => color(cell)).toBe(await color(entry));
});

test(
  "the site's own layers win over the styles of a demo, however specific those are",
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    await ready(page);
    const cell = grid(page).getByRole('gridcell').first();
    await expect(cell).not.toHaveCSS('padding-inline-start', '33px');
    await page.addStyleTag({
      content: '@layer utilities { [role="gridcell"] { padding-inline-start: 33px } }',
    });
    await expect(cell).toHaveCSS('padding-inline-start', '33px');
  },
);
