import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';

/**
 * What a text page may load, in gzip bytes. Measured with 256 pages: 174.86 kB, scripts 143.60, of which React and React DOM are 69.
 * Names with hashes compress differently from one build to another, on a second machine by 20 bytes: a budget leaves 0.2 % for that.
 */
const budgets = { script: 143_900, style: 18_075, all: 175_250 };

const zipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length;

/** The scripts that a page requests itself, without prefetches of the pages it links to. */
async function scriptsOf(page: Page, path: string): Promise<Response[]> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    const purpose = response.request().headers()['purpose'] ?? '';
    const isPrefetch = /prefetch/.test(purpose) || response.request().resourceType() === 'other';
    if (/\.js$/.test(new URL(response.url()).pathname) && !isPrefetch) {
      scripts.push(response);
    }
  });
  await open(page, path);
  return scripts;
}

test('a text page stays within its size budget and loads no demo scripts', async ({
  page,
  request,
}) => {
  const scripts = await scriptsOf(page, 'introduction/installation/');
  const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);
  const script = sum(await Promise.all(scripts.map(async (each) => zipped(await each.body()))));
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const style = sum(
    await Promise.all(sheets.map(async (url) => zipped(await (await request.get(url)).body()))),
  );
  const html = zipped(await (await request.get(page.url())).body());
  // Otherwise a page that loads nothing would pass.
  expect(script).toBeGreaterThan(50_000);
  expect(style).toBeGreaterThan(5_000);
  expect(script).toBeLessThan(budgets.script);
  expect(style).toBeLessThan(budgets.style);
  expect(script + style + html).toBeLessThan(budgets.all);
  expect(scripts.filter((each) => /\/demo-/.test(each.url()))).toEqual([]);
});

test(
  'nothing is requested while the reader is idle or scrolls past links',
  nightly,
  async ({ page }) => {
    await open(page, 'introduction/installation/');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(5000);
    expect(requests).toEqual([]);
  },
);

for (const reach of ['pointer', 'focus'] as const) {
  const details = nightlyUnless(reach === 'pointer');
  test(`a page and its list of routes are prefetched by ${reach}`, details, async ({ page }) => {
    await open(page, 'introduction/installation/');
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const link = page.locator('footer a[href="/x/react-tree-view/"]').first();
    await (reach === 'pointer' ? link.hover() : link.focus());
    await expect
      .poll(() => scripts.filter((script) => /\/routes-\d+\./.test(script)).length)
      .toBe(1);
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    // From now on, requests for routes never get a response. Links on the next page that end up under the pointer request
    // some, but the page itself must need none.
    await page.route(/\/routes-\d+\./, () => undefined);
    // Follow the link with the same device: a pointer on its way would pass over other links.
    await (reach === 'pointer' ? link.click() : link.press('Enter'));
    await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tree View overview');
  });
}
