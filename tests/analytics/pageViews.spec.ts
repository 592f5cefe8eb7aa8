import type { Page } from '@playwright/test';
import { PAGE_VIEW_DELAY } from '../../src/analytics/browser/pageViews';
import { nightly, nightlyUnless, open } from '../fixtures';
import { answered, eventsOf, expect, report, seedRandom, test } from './fixtures';

const user = {
  codeVariant: 'TS',
  language: 'en',
  operatingSystem: 'Linux',
  devicePixelRatio: 1,
  systemColorScheme: 'light',
  chosenColorScheme: 'system',
};

const viewOf = (title: string, path: string, productId: string = 'introduction') => ({
  name: 'page_view',
  title,
  path,
  productId,
  categoryId: 'x',
  time: expect.any(Number),
  user,
});

/** Waits long enough for an unwanted page view to arrive. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(PAGE_VIEW_DELAY + 500);

test.beforeEach(async ({ page }) => {
  await seedRandom(page, 1);
  await answered(page, 'granted');
});

const columns = viewOf('Columns - Data Grid - MUI X', '/x/react-data-grid/columns/', 'x-data-grid');

for (const [path, expected] of Object.entries({
  '/': viewOf('MUI X', '/x/'),
  '/introduction/?dir=ltr#a-hash': viewOf('introduction - MUI X', '/x/introduction/'),
  '/react-data-grid/columns/': columns,
  '/react-data-grid/columns/components-api/': columns,
  '/blog/2026/11/21/post/': viewOf('Post - MUI X', '/x/blog/'),
})) {
  const details = nightlyUnless(path === '/react-data-grid/columns/components-api/');
  test(`the first load of ${path} sends one page view`, details, async ({ page, collector }) => {
    await open(page, path);
    const title = (await page.title()).replace(': API', '');
    const [event] = await eventsOf(collector, 1);
    expect(event).toEqual({ ...expected, title });
    expect(event).toMatchObject({ title: expect.stringMatching(/MUI X$/) });
    await settle(page);
    expect(collector.events()).toHaveLength(1);
    expect(collector.contentTypes).toEqual(['text/plain;charset=UTF-8']);
    expect(JSON.parse(collector.bodies[0]!)).toEqual({ version: 1, events: [event] });
  });
}

test(
  'a missing page is counted under its own path and reported as missing',
  nightly,
  async ({ page, collector }) => {
    await open(page, '/react-charts/gone/', 404);
    const events = await eventsOf(collector, 2);
    expect(events).toEqual([
      { ...viewOf(await page.title(), '/x/react-charts/gone/', 'x-charts') },
      {
        name: 'user_action',
        category: 'page',
        action: 'missing',
        label: '/x/react-charts/gone/',
        time: expect.any(Number),
        user,
      },
    ]);
  },
);

test(
  "a demo's standalone page is counted for its guide's product, and not as missing",
  nightly,
  async ({ page, collector }) => {
    await open(page, '/playground/react-charts/symbols/Symbol/');
    await settle(page);
    expect(collector.events()).toEqual([
      viewOf(await page.title(), '/x/playground/react-charts/symbols/Symbol/', 'x-charts'),
    ]);
  },
);

test(
  'a guide and its API tab count as one page view, with the title of the guide',
  nightly,
  async ({ page, collector }) => {
    await open(page, '/react-data-grid/columns/');
    await page.locator('a[href$="/columns/components-api/"]:visible').first().click();
    await expect(page).toHaveTitle(/^Columns: API/);
    await settle(page);
    await page.goBack();
    await settle(page);
    expect(collector.events()).toMatchObject([{ name: 'page_view', title: columns.title }]);
  },
);

const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('each navigation counts once, and a change of the hash does not count', async ({
  page,
  collector,
}) => {
  await open(page, '/introduction/');
  await eventsOf(collector, 1);
  await page.evaluate(() => {
    window.location.hash = '#elsewhere';
  });
  await settle(page);
  expect(collector.events()).toHaveLength(1);
  await follow(page, 'Charts');
  await eventsOf(collector, 2);
  await page.goBack();
  await settle(page);
  await follow(page, 'Blog');
  await settle(page);
  await page.getByRole('link', { name: 'Post' }).first().click();
  await settle(page);
  const seen = collector.events().map((event) => 'title' in event && [event.path, event.title]);
  expect(seen).toEqual([
    ['/x/introduction/', expect.stringMatching(/^introduction - /)],
    ['/x/react-charts/', expect.stringMatching(/^react-charts - /)],
    ['/x/introduction/', expect.stringMatching(/^introduction - /)],
    ['/x/blog/', expect.stringMatching(/^Blog - /)],
    ['/x/blog/', expect.stringMatching(/^Post - /)],
  ]);
});

test('a page that is left immediately does not count', nightly, async ({ page, collector }) => {
  await open(page, '/introduction/');
  // Both navigations happen in one task, however slow the browser is.
  await page.evaluate(() => {
    const click = (end: string): void =>
      document.querySelector<HTMLAnchorElement>(`footer a[href$="${end}"]`)?.click();
    click('/introduction/installation/');
    click('/introduction/support/');
  });
  await expect(page).toHaveURL(/support/);
  await settle(page);
  expect(collector.events()).toHaveLength(1);
  expect(collector.events()).toMatchObject([{ path: '/x/introduction/support/' }]);
});

test(
  'user properties reflect changes to preferences and to the device',
  nightly,
  async ({ page, collector }) => {
    await open(page, '/introduction/');
    // Wait for the page view: before it, the client may still be loading.
    await eventsOf(collector, 1);
    await report(page, 'before');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setDeviceMetricsOverride', {
      width: 1280,
      height: 800,
      deviceScaleFactor: 1.25,
      mobile: false,
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('radio', { name: 'Light' }).check();
    await page.getByRole('radio', { name: 'JavaScript' }).check();
    await report(page, 'after');
    await expect.poll(() => JSON.stringify(collector.events())).toContain('after');
    const labelled = (label: string) =>
      collector.events().find((event) => 'label' in event && event.label === label)?.user;
    expect(labelled('before')).toEqual(user);
    expect(labelled('after')).toEqual({
      codeVariant: 'JS',
      language: 'en',
      operatingSystem: 'Linux',
      devicePixelRatio: 1.3,
      systemColorScheme: 'dark',
      chosenColorScheme: 'light',
    });
  },
);
