import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, open, test } from './fixtures';

/** Bytes that a text page may load as scripts, gzip: measured 138 kB, of which React and its DOM are 69. */
const scriptBudget = 145_000;

/** Scripts a page asks for itself; prefetches of what its links lead to aside. */
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

test('a text page loads little, and nothing of the demos', async ({ page }) => {
  const scripts = await scriptsOf(page, 'introduction/installation/');
  const sizes = await Promise.all(
    scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(scriptBudget);
  expect(scripts.filter((script) => /\/demo-/.test(script.url()))).toEqual([]);
});

test('nothing more is requested while the reader does nothing, also not by scrolling past links', async ({
  page,
}) => {
  await open(page, 'introduction/installation/');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(5000);
  expect(requests).toEqual([]);
});

for (const reach of ['pointer', 'focus'] as const) {
  test(`a page is loaded in advance by ${reach}, with its route from elsewhere`, async ({
    page,
  }) => {
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
    // Whatever routes are asked for from now on never come: those of links of the next page that come to lie under the
    // pointer are, and the page itself must need none.
    await page.route(/\/routes-\d+\./, () => undefined);
    // By the means that reached it: a pointer on its way passes over other links.
    await (reach === 'pointer' ? link.click() : link.press('Enter'));
    await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tree View');
  });
}
