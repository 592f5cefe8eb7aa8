// What WCAG 2.2 asks and axe can't see, on a page of each kind. ACCESSIBILITY.md names the criteria.
import type { Page } from '@playwright/test';
import { expect, nightlyUnless, open, test } from './fixtures';

const kinds = {
  'the landing page': '/',
  'a guide': '/react-data-grid/sorting/',
  'a guide with charts': '/react-charts/bars/',
  'an API tab': '/react-data-grid/sorting/components-api/',
  'an API page': '/api/tree-view/rich-tree-view/',
  'an index': '/api/charts/',
  'a migration guide': '/migration/migration-tree-view-v7/',
  'search results': '/search/?q=row+selection',
  'a page with a form': '/introduction/your-theme/',
  'the blog': '/blog/',
} as const;

/** What the element with the focus lacks: it is drawn with a visible outline, and nothing lies over it. */
const defectsOfFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return [];
    const name = `${element.tagName} ${element.id} ${element.textContent?.trim().slice(0, 30)}`;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // A link of several lines: its first line.
    const [line] = element.getClientRects();
    const x = line ? line.left + line.width / 2 : (left + right) / 2;
    const y = line ? line.top + Math.min(line.height / 2, 12) : (top + bottom) / 2;
    const found: string[] = [];
    const over = document.elementFromPoint(x, y);
    const isInside = y >= 0 && y <= window.innerHeight && x >= 0 && x <= window.innerWidth;
    if (!isInside) found.push(`${name} is out of view`);
    else if (over && !element.contains(over) && !over.contains(element) && right - left > 2)
      found.push(`${name} is under ${over.tagName} ${over.className}`);
    return found;
  });

/** The texts that their element cuts off, while it would show them without the reader's own spacing. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        if (clipPath !== 'none' || element.closest('[data-demo], pre, .x-visually-hidden'))
          return false;
        if (!element.textContent?.trim() || !element.checkVisibility()) return false;
        const isCut = (style: string, content: number, shown: number) =>
          /hidden|clip/.test(style) && content > shown + 2;
        return (
          isCut(overflowX, element.scrollWidth, element.clientWidth) ||
          isCut(overflowY, element.scrollHeight, element.clientHeight)
        );
      })
      .map((element) => `${element.tagName}.${element.className}`.slice(0, 80)),
  );

const spacing = `*:not([data-demo] *) { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

for (const [kind, path] of Object.entries(kinds)) {
  const details = nightlyUnless(kind === 'an API page');

  test(
    `the keyboard's focus is never covered, in both directions: ${kind}`,
    details,
    async ({ page }) => {
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await open(page, path);
        // Results that come later would move what has the focus.
        await expect(page.locator('main a:visible').first()).toBeVisible();
        for (const [key, steps] of [
          ['Tab', 25],
          ['Shift+Tab', 12],
        ] as const) {
          for (let step = 0; step < steps; step += 1) {
            await page.keyboard.press(key);
            await expect
              .poll(() => defectsOfFocus(page), { message: `${key} ${step} at ${width} px` })
              .toEqual([]);
          }
        }
      }
    },
  );

  test(`wider spacing of text cuts off nothing: ${kind}`, details, async ({ page }) => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      await page.waitForLoadState('networkidle');
      const before = new Set(await cutTexts(page));
      await page.addStyleTag({ content: spacing });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      const cut = (await cutTexts(page)).filter((each) => !before.has(each));
      expect(cut, `${width} px`).toEqual([]);
    }
  });

  test(
    `landmarks and headings tell the parts of the page apart: ${kind}`,
    details,
    async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
      const names = await page.getByRole('navigation').evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => {
            const label = each.getAttribute('aria-labelledby');
            return each.ariaLabel ?? (label && document.getElementById(label)?.textContent) ?? '';
          }),
      );
      expect(names).not.toContain('');
      expect(new Set(names).size, names.join()).toBe(names.length);
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) => all.map((each) => Number(each.tagName.slice(1))));
      levels.reduce((above, level) => {
        expect(level, levels.join()).toBeLessThanOrEqual(above + 1);
        return level;
      });
    },
  );
}

test('code that never scrolls takes no focus, and code that does has a name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/introduction/installation/');
  const wrong = await page.locator('pre:visible').evaluateAll((all) =>
    all.flatMap((pre) => {
      const scrolls = pre.scrollWidth > pre.clientWidth + 1;
      const isNamed = pre.role === 'group' && pre.ariaLabel !== null;
      return scrolls && !(pre.tabIndex === 0 && isNamed) ? [pre.textContent] : [];
    }),
  );
  expect(wrong).toEqual([]);
  await expect(page.locator('pre:not([tabindex])').first()).toBeAttached();
});
