// What WCAG 2.2 asks and axe can't see, on a page of each kind. ACCESSIBILITY.md names the criteria.
import type { Locator, Page } from '@playwright/test';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';
import { choose, modes } from './visit/axe';

const kinds = {
  'the landing page': '/',
  'a text page': '/introduction/licensing/',
  'a guide': '/react-data-grid/sorting/',
  'a guide with pickers': '/react-date-pickers/date-picker/',
  'a guide with charts': '/react-charts/bars/',
  'an API tab': '/react-data-grid/sorting/components-api/',
  'an API page': '/api/tree-view/rich-tree-view/',
  'an index': '/api/charts/',
  'a migration guide': '/migration/migration-tree-view-v7/',
  'search results': '/search/?q=row+selection',
  'a page with a form': '/introduction/your-theme/',
  'the blog': '/blog/',
  'a post': '/blog/2026/11/29/your-code-your-theme/',
  'a missing page': '/404.html',
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
      const nameless = await page
        .locator('svg:visible')
        .evaluateAll((all) =>
          all
            .filter(
              (each) =>
                !each.closest('[data-demo], [aria-hidden="true"], [role="img"]') && !each.ariaLabel,
            )
            .map((each) => each.parentElement?.outerHTML.slice(0, 120)),
        );
      expect(nameless, 'pictures that are neither hidden nor named').toEqual([]);
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

interface Pair {
  /** A property that has the color in front, and one that has the color behind it. */
  front: 'color' | 'outlineColor';
  pseudo?: '::selection';
}

/** The contrast of an element's text or outline, or of its selected text, with the background of the same. */
const contrastOf = (element: Locator, pair: Pair): Promise<number> =>
  element.evaluate((node, { front, pseudo }) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const luminance = (color: string): number => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4),
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const style = getComputedStyle(node, pseudo);
    const [dark = 0, light = 0] = [style[front], style.backgroundColor]
      .map(luminance)
      .sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }, pair);

test('the focus is seen on a button that is filled, in light and dark', async ({ page }) => {
  await open(page, '/api/tree-view/rich-tree-view/');
  const chosen = page.getByRole('main').locator('button[aria-pressed="true"]').first();
  await page.keyboard.press('Tab');
  await chosen.focus();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  for (const mode of [modes.light, modes.dark]) {
    await choose(page, mode);
    const contrast = await contrastOf(chosen, { front: 'outlineColor' });
    expect(contrast, mode.theme).toBeGreaterThanOrEqual(3);
  }
});

test('selected text can be read, whatever its color, in light and dark', async ({ page }) => {
  await open(page, '/react-tree-view/quickstart/');
  for (const mode of [modes.light, modes.dark]) {
    await choose(page, mode);
    for (const text of ['.markdown p', 'pre code span', '.x-demo-api', '.MuiTreeItem-label']) {
      const part = page.locator(`main ${text}`).first();
      await part.scrollIntoViewIfNeeded();
      const contrast = await contrastOf(part, { front: 'color', pseudo: '::selection' });
      expect(contrast, `${text}, ${mode.theme}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test(
  'the outline of the focus is not cut off by what scrolls around it',
  nightly,
  async ({ page }) => {
    await open(page, '/react-data-grid/server-side-data/');
    await page.keyboard.press('Tab');
    for (const [width, links, room] of [
      [390, 'nav[aria-label="Breadcrumbs"] a', 4],
      // The list fades out towards its ends.
      [1280, '.theme-doc-sidebar-container a', 15],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      const shown = page.locator(links).filter({ visible: true });
      // The page follows a change of its width in a task of its own.
      await expect(shown.first()).toBeVisible();
      const all = await shown.all();
      for (const link of [...all, ...all.reverse()]) {
        await link.focus();
        const least = (): Promise<number> =>
          link.evaluate((node) => {
            const scrolls = (each: Element): boolean =>
              /auto|scroll/.test(getComputedStyle(each).overflowY);
            let list = node.parentElement!;
            while (!scrolls(list)) list = list.parentElement!;
            const [inner, outer] = [node.getBoundingClientRect(), list.getBoundingClientRect()];
            return Math.min(inner.top - outer.top, outer.bottom - inner.bottom);
          });
        // The list follows the focus in a frame of its own.
        await expect.poll(least, await link.innerText()).toBeGreaterThanOrEqual(room);
      }
    }
  },
);
