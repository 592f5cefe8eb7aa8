import type { Locator, Page } from '@playwright/test';
import { PAGE_VIEW_DELAY } from '../../src/analytics/browser/pageViews';
import { nightly, nightlyUnless, open, savePreferences } from '../fixtures';
import { analyze } from '../visit/axe';
import { answered, eventsOf, expect, report, seedRandom, test } from './fixtures';

const PAGE = '/introduction/';

const notice = (page: Page): Locator => page.getByRole('region', { name: 'Privacy choices' });

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

/** Everything in the browser's storage that has to do with analytics, and all cookies. */
async function storedIn(page: Page): Promise<Record<string, string>> {
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  const cookies = await page.context().cookies();
  return Object.fromEntries([
    ...Object.entries(stored as Record<string, string>).filter(([key]) => /analytics|_g/.test(key)),
    ...cookies.map(({ name, value }) => [name, value]),
  ]);
}

/** Reads, clicks, searches without results and leaves the page, as a reader would. */
async function readOn(page: Page): Promise<void> {
  await report(page, 'nothing found');
  await button(page, 'Preferences').click();
  await page.waitForTimeout(PAGE_VIEW_DELAY + 300);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Charts' }).click();
  await expect(page).toHaveURL(/react-charts/);
  await page.waitForTimeout(PAGE_VIEW_DELAY + 300);
  await open(page, '/blog/');
}

test('nothing is sent, stored or loaded before the reader agrees', async ({
  page,
  collector,
  google,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response.text().then(
      (text) => scripts.push(text),
      () => undefined,
    );
  });
  await open(page, PAGE);
  await expect(notice(page)).toBeVisible();
  await readOn(page);
  await expect(notice(page)).toBeVisible();
  expect(collector.bodies).toEqual([]);
  expect(google).toEqual([]);
  expect(await storedIn(page)).toEqual({});
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => /sendBeacon|onINP/.test(text))).toEqual([]);
});

test('after a refusal, nothing is sent and only the answer is stored', async ({
  page,
  collector,
  google,
}) => {
  await open(page, PAGE);
  await button(page, 'Don’t count me').click();
  await expect(notice(page)).toHaveCount(0);
  await readOn(page);
  await expect(notice(page)).toHaveCount(0);
  expect(collector.bodies).toEqual([]);
  expect(google).toEqual([]);
  expect(await storedIn(page)).toEqual({ 'analytics-consent': 'denied' });
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  const details = nightlyUnless(name === 'Global Privacy Control');
  test(
    `${name} counts as a refusal, whatever the reader chose before`,
    details,
    async ({ page, collector, google }) => {
      await page.addInitScript(
        ([key, found]) =>
          Object.defineProperty(Navigator.prototype, key, { get: () => found, configurable: true }),
        [property, value] as const,
      );
      await open(page, PAGE);
      await readOn(page);
      await expect(notice(page)).toHaveCount(0);
      expect(await storedIn(page)).toEqual({});
      await page.evaluate(() => localStorage.setItem('analytics-consent', 'granted'));
      await open(page, PAGE);
      await readOn(page);
      expect(collector.bodies).toEqual([]);
      expect(google).toEqual([]);
      await button(page, 'Privacy choices').click();
      await expect(notice(page)).toContainText(
        'Your browser asks sites not to track you, so nothing is counted here.',
      );
      await notice(page).getByRole('button', { name: 'Close' }).click();
      await expect(notice(page)).toHaveCount(0);
      await expect(button(page, 'Privacy choices')).toBeFocused();
    },
  );
}

test('consent counts the open page, and can be withdrawn in the footer', async ({
  page,
  collector,
}) => {
  await seedRandom(page, 1);
  await open(page, PAGE);
  await button(page, 'Allow').click();
  await expect(notice(page)).toHaveCount(0);
  await eventsOf(collector, 1);
  expect(collector.events()).toMatchObject([{ name: 'page_view', path: '/x/introduction/' }]);
  await button(page, 'Privacy choices').click();
  await expect(notice(page)).toBeFocused();
  await expect(button(page, 'Allow')).toHaveAttribute('aria-pressed', 'true');
  await eventsOf(collector, 1);
  await button(page, 'Don’t count me').click();
  await expect(button(page, 'Privacy choices')).toBeFocused();
  collector.bodies.length = 0;
  await readOn(page);
  expect(collector.bodies).toEqual([]);
  expect(await storedIn(page)).toEqual({ 'analytics-consent': 'denied' });
  await button(page, 'Privacy choices').click();
  await button(page, 'Allow').click();
  expect(await eventsOf(collector, 1)).toMatchObject([{ path: '/x/blog/' }]);
});

test('a refusal in one tab stops measurement in the others', async ({
  page,
  context,
  collector,
}) => {
  await seedRandom(page, 1);
  await answered(page, 'granted');
  await open(page, PAGE);
  await eventsOf(collector, 1);
  const other = await context.newPage();
  await open(other, PAGE);
  await button(other, 'Privacy choices').click();
  await button(other, 'Don’t count me').click();
  await expect(page.locator('html')).toHaveAttribute('data-analytics-consent', 'denied');
  await page.waitForTimeout(300);
  collector.bodies.length = 0;
  await report(page, 'late');
  await page.waitForTimeout(300);
  expect(collector.bodies).toEqual([]);
});

test(
  'with storage blocked, an answer lasts for the page, without console messages',
  nightly,
  async ({ page, collector }) => {
    await page.addInitScript(() => {
      const deny = (): never => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: deny });
      Object.defineProperty(window, 'sessionStorage', { get: deny });
      Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    });
    await open(page, PAGE);
    await button(page, 'Allow').click();
    await eventsOf(collector, 1);
    await button(page, 'Privacy choices').click();
    await button(page, 'Don’t count me').click();
    collector.bodies.length = 0;
    await report(page, 'late');
    await open(page, '/introduction/support/');
    await expect(notice(page)).toBeVisible();
    expect(collector.bodies).toEqual([]);
  },
);

test('the notice comes first in the tab order and works by keyboard', async ({ page }) => {
  await open(page, PAGE);
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Allow')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Don’t count me')).toBeFocused();
  // The notice isn't a dialog, so Tab can leave it.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
});

test('the standalone page of a demo has no notice', nightly, async ({ page }) => {
  await open(page, '/playground/react-data-grid/columns/Empty/');
  await expect(page.getByText('Empty').last()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

for (const direction of ['ltr', 'rtl'])
  for (const theme of ['light', 'dark'])
    test(
      `the notice fits on a 320 px phone and covers no links: ${direction}, ${theme}`,
      nightlyUnless(direction === 'rtl' && theme === 'dark'),
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 568 });
        await savePreferences(page, { theme, direction });
        await page.addInitScript(() => {
          const sum = { shift: 0 };
          Object.assign(window, sum);
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              (window as unknown as typeof sum).shift += (
                entry as unknown as { value: number }
              ).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await open(page, '/introduction/support/');
        await expect(notice(page)).toBeInViewport({ ratio: 1 });
        const box = (await notice(page).boundingBox())!;
        expect(box.height).toBeLessThan(568 / 3);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        // The notice doesn't cover the end of the page.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const last = page.getByRole('contentinfo').locator('a, button').last();
        const end = (await last.boundingBox())!;
        expect(end.y + end.height).toBeLessThanOrEqual(box.y);
        // A focused element scrolls into view above the notice.
        await page.evaluate(() => window.scrollTo(0, 0));
        const links = page.getByRole('contentinfo').getByRole('link');
        await links.first().focus();
        const focused = (await links.first().boundingBox())!;
        expect(focused.y + focused.height).toBeLessThanOrEqual(box.y);
        const { violations } = await analyze(page);
        expect(violations).toEqual([]);
        await button(page, 'Allow').click();
        expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
      },
    );
