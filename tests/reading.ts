import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * What holds for the text of every page that is open: one heading of the first level, no level left out, and nothing wider
 * than a small phone, whose width the page has afterwards.
 */
export async function expectToReadWell(page: Page): Promise<void> {
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
  expect(scrollWidth, 'width of the page on a small phone').toBeLessThanOrEqual(clientWidth!);
}
