import { expect, open, sampledPages, test } from './fixtures';

const pages = sampledPages();

test('the sitemap names the pages of all products', () => {
  for (const product of [
    'introduction',
    'react-data-grid',
    'react-date-pickers',
    'react-charts',
    'react-tree-view',
  ]) {
    expect(pages).toContain(`/x/${product}/`);
  }
});

for (const path of pages) {
  // The guards of the fixture add: no message in the console, no request to another host.
  test(`${path} hydrates and reads well`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    levels.reduce((above, level) => {
      expect(level, `heading levels ${levels.join(' ')}`).toBeLessThanOrEqual(above + 1);
      return level;
    });
    await page.setViewportSize({ width: 320, height: 640 });
    const [scrollWidth, clientWidth] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(scrollWidth, 'width of the page on a small phone').toBeLessThanOrEqual(clientWidth);
  });
}
