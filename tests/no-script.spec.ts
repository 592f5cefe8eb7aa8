import { groupBy } from '../src/utils/groupBy';
import { allPages, expect, nightlyUnless, sampledPages, sizeOf, test } from './fixtures';
import { readPage, valuesOf } from './html';

test.use({ javaScriptEnabled: false });

/** A path without the site's base, as `readPage` expects it. */
const inBuild = (path: string): string => path.replace(/^\/x/, '');

/** The paths of the pages that a page links to. */
const linkedFrom = (path: string): string[] =>
  (readPage(inBuild(path)).match(/<a\s[^>]*>/g) ?? [])
    .flatMap((tag) => valuesOf(tag, 'href'))
    .filter((href) => href.startsWith('/x/'))
    .map((href) => new URL(href, 'http://localhost').pathname)
    .filter((target) => target.endsWith('/') && !target.startsWith('/x/playground/'));

test('every page has a heading and can be reached by links without JavaScript', () => {
  const samples = new Set(sampledPages());
  // Most pages and tabs of the reference only link to each other, and the rest of the site must be reachable without them.
  const leadsOn = (path: string): boolean =>
    path.startsWith('/x/api/') ? samples.has(path) : !path.endsWith('/components-api/');
  const reached = new Set(['/x/']);
  // Iterating over a set includes values that are added along the way.
  for (const path of reached) {
    // Frozen versions are reached through the version switcher, from pages that they also have.
    if (/^\/x\/\d/.test(path)) continue;
    expect(readPage(inBuild(path)), path).toMatch(/<h1[\s>]/);
    if (leadsOn(path)) for (const target of linkedFrom(path)) reached.add(target);
  }
  expect(allPages().filter((path) => !reached.has(path))).toEqual([]);
});

/** Pages of each kind: from each folder, the ones with the most and the least HTML, and all samples of the reference. */
const openedPages = [
  ...groupBy(sampledPages({ isSlow: true }), (path) => path.split('/')[2] ?? ''),
].flatMap(([folder, pages]) => {
  const bySize = [...pages].sort((a, b) => sizeOf(a) - sizeOf(b));
  const largest = bySize.at(-1) ?? '';
  const opened = folder === 'api' ? pages : [...new Set([bySize[0] ?? '', largest])];
  return opened.map((path) => ({ path, details: nightlyUnless(path === largest) }));
});

for (const { path, details } of openedPages) {
  test(`${path} is readable without JavaScript`, details, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    const texts = page.locator('main :is(p, li, td)');
    await expect(texts.filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('a[href^="/x/"]').filter({ visible: true }).first()).toBeVisible();
  });
}

test('package manager tabs show every command without JavaScript', async ({ page }) => {
  await page.goto('introduction/installation/');
  for (const command of ['npm install', 'yarn add', 'pnpm add', 'bun add']) {
    await expect(page.locator('pre', { hasText: command }).first()).toBeVisible();
  }
});

test('"On this page" opens on a phone without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('introduction/licensing/');
  await page.locator('summary', { hasText: 'On this page' }).click();
  await expect(page.locator('details').getByRole('link').first()).toBeVisible();
});
