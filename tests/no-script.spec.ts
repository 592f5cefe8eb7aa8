import { allPages, expect, sampledPages, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('every page is reached by links and readable without JavaScript', async ({ page }) => {
  test.slow();
  const reached = new Set(['/x/']);
  const queue = ['/x/'];
  const samples = new Set(sampledPages());
  // Pages of one template are not all opened; `api-html.spec.ts` reads them.
  const isOpened = (path: string): boolean =>
    // Nor are frozen versions.
    !/^\/x\/\d/.test(path) &&
    (path.startsWith('/x/api/') ? samples.has(path) : !path.endsWith('/components-api/'));
  for (let path = queue.shift(); path; path = queue.shift()) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    const hrefs = await page
      .locator('a[href^="/x/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    for (const href of hrefs) {
      const target = new URL(href, 'http://localhost').pathname;
      if (target.endsWith('/') && !target.startsWith('/x/playground/') && !reached.has(target)) {
        reached.add(target);
        if (isOpened(target)) {
          queue.push(target);
        }
      }
    }
  }
  expect(allPages().filter((path) => !reached.has(path))).toEqual([]);
});

test('package-manager tabs show every command', async ({ page }) => {
  await page.goto('introduction/installation/');
  for (const command of ['npm install', 'yarn add', 'pnpm add', 'bun add']) {
    await expect(page.locator('pre', { hasText: command }).first()).toBeVisible();
  }
});

test('"On this page" opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('introduction/licensing/');
  await page.locator('summary', { hasText: 'On this page' }).click();
  await expect(page.locator('details').getByRole('link').first()).toBeVisible();
});
