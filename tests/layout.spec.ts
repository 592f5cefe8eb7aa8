// One layout grid: where pages begin, and what keeps its place from one page to the next.
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { expect, nightlyUnless, open, savePreferences, test } from './fixtures';

const widths = [1920, 1440, 1280, 820, 390, 320];

/** Text, a product overview, the reference, the home page, posts, search results, the offline page, and a missing page. */
const paths: readonly (readonly [path: string, status?: number])[] = [
  ['/introduction/licensing/'],
  ['/react-data-grid/'],
  ['/api/data-grid/data-grid/'],
  ['/api/data-grid/'],
  ['/'],
  ['/blog/'],
  ['/search/?q=column'],
  ['/offline/'],
  ['/no-such-page/', 404],
];

async function boxOf(locator: Locator): Promise<{ x: number; end: number; y: number }> {
  const { x, y, width } = (await locator.first().boundingBox())!;
  return { x: Math.round(x), end: Math.round(x + width), y: Math.round(y) };
}

const search = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Search/ });

for (const direction of ['ltr', 'rtl'] as const) {
  const details = nightlyUnless(direction === 'rtl');
  test(
    `headings of all kinds of pages start at the same edge, ${direction}`,
    details,
    async ({ page }) => {
      test.setTimeout(120_000);
      await savePreferences(page, { direction });
      const edges = new Map<number, Record<string, number>>();
      for (const [path, status] of paths) {
        await open(page, path, status);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const { x, end } = await boxOf(page.locator('main h1'));
          edges.set(width, { ...edges.get(width), [path]: direction === 'ltr' ? x : end });
        }
      }
      for (const [width, byPath] of edges) {
        const [first] = Object.values(byPath);
        expect(byPath, `at ${width} px`).toEqual(
          Object.fromEntries(paths.map(([path]) => [path, first])),
        );
      }
    },
  );
}

test('the search button stays in place from page to page', async ({ page }) => {
  test.setTimeout(120_000);
  const places = new Map<number, Record<string, unknown>>();
  for (const [path, status] of [...paths, ['/react-date-pickers/'] as const]) {
    await open(page, path, status);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      places.set(width, { ...places.get(width), [path]: await boxOf(search(page)) });
    }
  }
  for (const [width, byPath] of places) {
    const [first] = Object.values(byPath);
    for (const [path, place] of Object.entries(byPath))
      expect(place, `${path} at ${width} px`).toEqual(first);
  }
});

test('on a desktop, the search button is aligned with the text', async ({ page }) => {
  await open(page, '/introduction/licensing/');
  for (const width of [1920, 1440, 1280, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    const [field, text] = [await boxOf(search(page)), await boxOf(page.locator('main h1'))];
    expect(field.x, `at ${width} px`).toBe(text.x);
  }
});

test('the title, tabs and table of contents stay in place on the API tab', async ({ page }) => {
  const guide = '/react-data-grid/column-visibility/';
  const parts = {
    title: page.locator('main h1'),
    tabs: page.getByRole('navigation', { name: 'Views of this page' }),
    headings: page.getByRole('complementary', { name: 'On this page' }),
  };
  for (const width of [1920, 1440, 1280, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const shown = width > 1240 ? Object.entries(parts) : Object.entries(parts).slice(0, 2);
    const boxes = async (): Promise<object> =>
      Object.fromEntries(
        await Promise.all(
          shown.map(async ([name, part]) => {
            const { x, y, end } = await boxOf(part);
            // The tab's title is a different text, so it ends elsewhere.
            return [name, name === 'title' ? { x, y } : { x, y, end }];
          }),
        ),
      );
    await open(page, guide);
    const before = await boxes();
    await parts.tabs.getByRole('link', { name: 'API' }).click();
    await expect(page).toHaveURL(/components-api\/$/);
    await expect(page.locator('[data-api-section]').first()).toBeAttached();
    expect(await boxes(), `at ${width} px`).toEqual(before);
  }
});

test.describe('with scroll bars that take up room', () => {
  let browser: Browser;
  test.beforeAll(async ({ launchOptions }) => {
    browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  });
  test.afterAll(() => browser.close());

  for (const { name, width, path, show, shown } of [
    {
      name: 'a menu of a demo',
      width: 1280,
      path: '/react-data-grid/pagination/',
      show: (page: Page) => page.locator('figure').getByRole('combobox').first(),
      shown: (page: Page) => page.getByRole('listbox'),
    },
    {
      name: 'the menu of a small window',
      width: 820,
      path: '/react-data-grid/pagination/',
      show: (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' }),
      shown: (page: Page) => page.locator('.navbar-sidebar'),
    },
  ])
    test(`nothing behind ${name} moves`, async ({ baseURL }) => {
      const page = await browser.newPage({ baseURL: baseURL!, viewport: { width, height: 700 } });
      await open(page, path);
      const article = page.locator('main article');
      await show(page).scrollIntoViewIfNeeded();
      const before = await boxOf(article);
      await show(page).click();
      await expect(shown(page)).toBeVisible();
      expect(await boxOf(article)).toEqual(before);
      await page.close();
    });
});
