import type { Page } from '@playwright/test';
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import { expect } from '../fixtures';
import { componentDefects } from './componentDefects';

/** Rules about what width and direction can break: positions and sizes. */
const layoutRules = ['scrollable-region-focusable', 'target-size'];
/** Rules about what colors can break. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Each rule runs where it can find something new: in the first mode all of them, in dark mode those about colors, and those
 * about positions when the page is mirrored. All others are about the markup, which no mode changes.
 */
export const modes = {
  light: { theme: 'light', direction: 'ltr', rules: undefined },
  dark: { theme: 'dark', direction: 'ltr', rules: colorRules },
  mirrored: { theme: 'dark', direction: 'rtl', rules: layoutRules },
} as const;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * List and tree items are named by what tells them apart, not by all the words in them: a search result without its excerpt, a tree
 * item without the buttons inside it, which have names of their own.
 */
const isNamedInShort = (rule: string, html: string): boolean =>
  rule === 'label-content-name-mismatch' && /role="(?:option|treeitem)"/.test(html);

interface Look {
  theme: string;
  direction: string;
}

/** Changes the mode of an open page as another tab would; the stores follow such changes. */
export async function choose(page: Page, { theme, direction }: Look): Promise<void> {
  await page.evaluate((values) => {
    for (const [key = '', newValue = ''] of values) {
      const oldValue = localStorage.getItem(key);
      localStorage.setItem(key, newValue);
      window.dispatchEvent(
        new StorageEvent('storage', { key, newValue, oldValue, storageArea: localStorage }),
      );
    }
  }, Object.entries({ theme, direction }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}

/**
 * Lays out what the browser skips while it is off screen. Skipped parts keep the space they are expected to need, so axe would
 * find their links on top of what follows, and demos in them don't measure themselves.
 */
export const layOutAll = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: 'main * { content-visibility: visible !important; }' });
};

/** Scrolls to the top, where no sticky bar covers half a button and no back-to-top button floats over the text. */
export async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('.theme-back-to-top-button')).not.toBeVisible();
}

/** How long to wait for transitions, in milliseconds; then the page is checked as it is. */
const longestTransition = 3000;

/** Waits for the color transitions between modes: halfway, text has little contrast. Leaves out animations that are driven by scrolling or repeat forever: they don't end. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (limit) => {
    const ends = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.race([
      Promise.all(ends),
      new Promise((resolve) => {
        setTimeout(resolve, limit);
      }),
    ]);
  }, longestTransition);

/**
 * Runs axe on the page as it is, by default with all its rules. It doesn't look into frames: those of this site run edited code
 * without an origin, and answer nothing.
 */
export async function analyze(
  page: Page,
  context: ElementContext = { include: [] },
  options: RunOptions = {},
): Promise<AxeResults> {
  // Half a megabyte, which a page keeps until it is left.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`,
  );
}

interface Part {
  rules?: readonly string[] | undefined;
  without?: readonly string[];
  within?: string;
  isColorless?: boolean;
}

/**
 * Returns what axe finds on the page as it is, except for defects of the documented packages.
 *
 * @param part - `rules`: only these rules; by default all of WCAG 2.2 AA and the best practices. `without`: selectors of what
 *   to leave out. `within`: a selector of what to check; by default the whole page. `isColorless`: whether to leave out the
 *   rules about colors
 */
export async function violations(
  page: Page,
  { rules, without = [], within, isColorless = false }: Part = {},
): Promise<string[]> {
  await settle(page);
  const { violations: found } = await analyze(
    page,
    { include: within === undefined ? [] : [within], exclude: [...without] },
    {
      resultTypes: ['violations'],
      runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags },
      rules: isColorless
        ? Object.fromEntries(colorRules.map((id) => [id, { enabled: false }]))
        : {},
    },
  );
  // What a demo opens in the body is outside the landmarks of the page, as it would be in an application.
  const portals = page.locator('[data-demo-portal]');
  const isInPortal = async (target: unknown): Promise<boolean> =>
    (await portals.locator(page.locator(String(target))).count()) > 0;
  const results = await Promise.all(
    found.map(async ({ id, nodes }) => {
      if (id !== 'region') return { id, nodes };
      const inPortal = await Promise.all(nodes.map(({ target }) => isInPortal(target)));
      return { id, nodes: nodes.filter((_, index) => !inPortal[index]) };
    }),
  );
  return results.flatMap(({ id, nodes }) =>
    nodes
      .filter(
        ({ html }) =>
          !isNamedInShort(id, html) &&
          !componentDefects.some((defect) => defect.rule === id && html.includes(defect.html)),
      )
      .map(({ html, target }) => `${id}: ${html.slice(0, 200)} at ${String(target)}`),
  );
}

/**
 * Returns what axe finds in a mode. The colors of text are decided by the template and the tokens, so they are checked in the demos
 * of every page, but around them only on some pages: they take half of a visit's time.
 *
 * @param options - `withColors`: whether to check the colors of the whole page; `hasDemos`: whether the page shows any
 */
export async function violationsIn(
  page: Page,
  { rules }: { rules: readonly string[] | undefined },
  { withColors, hasDemos }: { withColors: boolean; hasDemos: boolean },
): Promise<string[]> {
  if (withColors) return violations(page, { rules });
  const others = rules === colorRules ? [] : await violations(page, { rules, isColorless: true });
  const inDemos = hasDemos
    ? await violations(page, { rules: colorRules, within: '[data-demo]' })
    : [];
  return [...others, ...inDemos];
}
