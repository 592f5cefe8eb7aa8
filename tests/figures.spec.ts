import { readFileSync } from 'node:fs';
import { expect, nightly, open, test } from './fixtures';

const path = '/react-data-grid/server-side-data/cache/';
const title = 'To the next page, and back';

test('a figure has its text at full size on a phone, beside nothing that scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, path);
  const figure = page.getByRole('figure', { name: title });
  const picture = (await figure.locator('svg').boundingBox())!;
  expect(picture.width).toBeGreaterThanOrEqual(287);
  const list = (await figure.getByRole('list').boundingBox())!;
  expect(list.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  await expect(figure.getByRole('listitem')).toHaveCount(7);
});

test('from right to left, a figure is mirrored, and its text is not', nightly, async ({ page }) => {
  const xOf = (name: string) =>
    page
      .getByRole('figure', { name: title })
      .locator('text', { hasText: name })
      .first()
      .evaluate((text) => text.getBoundingClientRect().x);
  await open(page, path);
  expect(await xOf('User')).toBeLessThan(await xOf('Server'));
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await xOf('User')).toBeGreaterThan(await xOf('Server'));
  const scale = await page
    .getByRole('figure', { name: title })
    .locator('text')
    .first()
    .evaluate((text) => (text as SVGTextElement).getScreenCTM()?.a ?? 0);
  expect(scale).toBeGreaterThan(0);
});

test('no script has a figure', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname);
  });
  await open(page, path);
  await expect(page.getByRole('figure', { name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(3);
  const sources = scripts.map((script) => readFileSync(script.replace('/x/', 'build/'), 'utf8'));
  expect(sources.filter((text) => text.includes(title))).toEqual([]);
});
