import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Expects one first-level heading and no skipped levels. Headings inside demos don't count. */
export async function expectHeadings(page: Page): Promise<void> {
  await expect(page.locator('h1:not([data-demo] *)')).toHaveCount(1);
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6):not([data-demo] *)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  levels.reduce((above, level) => {
    expect(level, `heading levels ${levels.join(' ')}`).toBeLessThanOrEqual(above + 1);
    return level;
  });
}

/** Resizes the window, and expects nothing to be wider than it, so that the page doesn't scroll sideways. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // A demo that measures itself does so in a frame after the one that changed its width.
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          if (scrollWidth <= clientWidth) return [];
          const isOutside = (element: Element): boolean => {
            const { left, right } = element.getBoundingClientRect();
            return left < 0 || right > clientWidth;
          };
          const isInScroller = (element: Element): boolean => {
            const parent = element.parentElement;
            if (!parent || parent === document.body) return false;
            return getComputedStyle(parent).overflowX !== 'visible' || isInScroller(parent);
          };
          return [...document.querySelectorAll('main *')]
            .filter((element) => isOutside(element) && !isInScroller(element))
            .map(({ outerHTML }) => outerHTML.slice(0, 120))
            .slice(0, 3)
            .concat(`${scrollWidth} px`);
        }),
      { message: `what is wider than ${width} px` },
    )
    .toEqual([]);
}
