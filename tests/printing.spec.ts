import type { Page } from '@playwright/test';
import { expect, nightly, open, savePreferences, test } from './fixtures';

const PAGE = '/react-date-pickers/quickstart/';

/** Records how many demos of a page are missing each time it is printed. */
const watchPrinting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const missing: number[] = [];
    Object.assign(window, { missing });
    window.print = () => {
      missing.push(document.querySelectorAll('[data-demo-state="waiting"]').length);
    };
  });

const missing = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { missing: number[] }).missing);

/** How light the text of an element is and what is painted behind it, from 0 (black) to 255; paper is white. */
const lightness = (page: Page, selector: string): Promise<{ text: number; background: number }> =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true })!;
      const paint = (color: string): number => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data[0]!;
      };
      let background = paint('white');
      const behind: Element[] = [];
      for (let at: Element | null = node; at; at = at.parentElement) behind.unshift(at);
      for (const each of behind) background = paint(getComputedStyle(each).backgroundColor);
      return { text: paint(getComputedStyle(node).color), background };
    });

test('all demos load before Control+P prints the page', async ({ page }) => {
  await watchPrinting(page);
  await open(page, PAGE);
  expect(await page.locator('[data-demo-state="waiting"]').count()).toBeGreaterThan(1);
  await page.keyboard.press('Control+p');
  // Nothing is seen of it at first, so readers press again.
  await page.keyboard.press('Control+p');
  await expect.poll(() => missing(page)).toEqual([0]);
});

test('the dark color scheme prints dark text on light, in demos too, and returns afterward', async ({
  page,
}) => {
  await savePreferences(page, { theme: 'dark' });
  await open(page, PAGE);
  await page.locator('[data-demo-state]').first().scrollIntoViewIfNeeded();
  const demo = page.locator('[data-demo-state="ready"] [data-demo]').first();
  await expect(demo).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const selector of ['main h1', 'main p', 'main pre code', '[data-demo]']) {
    const { text, background } = await lightness(page, selector);
    expect(text, selector).toBeLessThan(128);
    expect(background, selector).toBeGreaterThan(200);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect((await lightness(page, 'main p')).text).toBeGreaterThan(128);
});

test(
  'text also prints dark on light in the dark color scheme without a `beforeprint` event',
  nightly,
  async ({ page }) => {
    await savePreferences(page, { theme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    await open(page, PAGE);
    const { text, background } = await lightness(page, 'main p');
    expect(text).toBeLessThan(128);
    expect(background).toBeGreaterThan(200);
  },
);

test('code prints in full, and demos that have not loaded are left out', async ({ page }) => {
  await open(page, PAGE);
  const figure = page.locator('figure[id="LeaveRequest.tsx"]');
  await expect(figure.locator('[data-rest]').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('[data-rest]').first()).toBeVisible();
  await expect(page.locator('[data-demo-state="waiting"]:visible')).toHaveCount(0);
});

test('types of the reference print in full', nightly, async ({ page }) => {
  await open(page, '/api/charts/bar-chart/');
  const long = page.locator('[data-api="long"]').first();
  await expect(long.locator('> :last-child')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(long.locator('> :last-child')).toBeVisible();
  await expect(long.locator('summary')).toBeHidden();
});

test('paper, which is as narrow as a tablet, has no navigation', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page, PAGE);
  const contents = page.locator('summary', { hasText: 'On this page' });
  await expect(contents).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(contents).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('Control+P prints nothing after the reader has gone on', nightly, async ({ page }) => {
  await watchPrinting(page);
  await open(page, PAGE);
  await page.evaluate(() => {
    const endless = document.createElement('div');
    endless.dataset.demoState = 'waiting';
    document.body.append(endless);
  });
  await page.keyboard.press('Control+p');
  await page.locator('.navbar').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/x\/blog\/$/);
  await expect(page.locator('main [data-demo-state]')).toHaveCount(0);
  await page.locator('body > [data-demo-state]').evaluate((endless) => endless.remove());
  await page.waitForTimeout(500);
  expect(await missing(page)).toEqual([]);
});
