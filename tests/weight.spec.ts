import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, open, test } from './fixtures';

/** Bytes that a text page may load as scripts, gzip: measured 159 kB, with room for the pages to come. */
const scriptBudget = 175_000;

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
