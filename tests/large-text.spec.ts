// Zoom of 400%, and a large font in the browser's settings: bars leave room for the text, and nothing is wider than the window.
import { chromium, type Browser, type Page } from '@playwright/test';
import { testBrowserFlags } from '../scripts/lib/browser-flags.mjs';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';

/** A page of each kind. */
const pages = {
  'the home page': '',
  'a guide': 'react-data-grid/sorting/',
  'its API tab': 'react-data-grid/sorting/components-api/',
  'an API page': 'api/data-grid/data-grid/',
  'a migration guide': 'migration/migration-data-grid-v7/',
  'a text page': 'introduction/licensing/',
  'the blog': 'blog/',
  'the results of a search': 'search/?q=sort',
  'the upgrade assistant': 'migration/check/',
};

/** Returns the share of the window's height that bars cover halfway down the page. */
const coveredBy = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    window.scrollTo({ top: root.scrollHeight / 2, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isBar = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
        isBar(element.parentElement));
    let covered = 0;
    for (let y = 0; y < window.innerHeight; y += 1) {
      if (document.elementsFromPoint(root.clientWidth / 2, y).some(isBar)) covered += 1;
    }
    return covered / window.innerHeight;
  });

for (const [name, path] of Object.entries(pages)) {
  const details = nightlyUnless(name === 'a guide');
  test(`at 400% zoom, bars cover less than a quarter of ${name}`, details, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    expect(await coveredBy(page)).toBeLessThan(0.25);
    // As a reader's own stylesheet may do.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await coveredBy(page)).toBeLessThan(0.25);
  });
}

test('at 400% zoom, a link to a section shows it in the upper half', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const target of [
    'react-data-grid/sorting/#turn-sorting-off',
    'api/data-grid/data-grid/#prop-autoPageSize',
  ]) {
    await open(page, target);
    const element = page.locator(`[id="${target.split('#')[1]}"]`);
    const top = (): Promise<number> =>
      element.evaluate((node) => Math.round(node.getBoundingClientRect().top));
    await expect.poll(top, target).toBeLessThan(128);
    expect(await top(), target).toBeGreaterThanOrEqual(0);
  }
});

test.describe('with a font size of 32 pixels in the browser', () => {
  let browser: Browser;
  test.beforeAll(async ({ launchOptions }) => {
    browser = await chromium.launch({
      ...launchOptions,
      args: [...testBrowserFlags, '--blink-settings=defaultFontSize=32'],
    });
  });
  test.afterAll(() => browser.close());

  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [996, 700],
    [640, 900],
    [375, 800],
    [320, 700],
  ] as const) {
    test(`pages fit into ${width} by ${height} pixels`, nightly, async ({ baseURL }) => {
      const page = await browser.newPage({ baseURL: baseURL!, viewport: { width, height } });
      for (const [name, path] of Object.entries(pages)) {
        await open(page, path);
        if (name === 'the results of a search')
          await expect(page.locator('main [class*="place"]').first()).toBeVisible();
        expect.soft(await coveredBy(page), name).toBeLessThan(0.25);
        const sticksOut = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect.soft(sticksOut, name).toBeLessThanOrEqual(0);
      }
      await page.close();
    });
  }

  test("the layout, the menu and the script's breakpoint are a phone's", async ({ baseURL }) => {
    const page = await browser.newPage({
      baseURL: baseURL!,
      viewport: { width: 1280, height: 720 },
    });
    await open(page, 'react-data-grid/sorting/');
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', { name: 'Sorting' }),
    ).toBeVisible();
    await page.close();
  });
});
