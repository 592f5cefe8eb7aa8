import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { componentDefects } from './componentDefects';

/** What width and direction can break: places and sizes. */
const layoutRules = ['scrollable-region-focusable', 'target-size'];
/** What colors can break. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Each rule where it can find something else than before: in the first mode all of them, in dark those about colors, and
 * where places change those about places. All others are about the markup, which no mode changes.
 */
export const modes = {
  light: { theme: 'light', direction: 'ltr', rules: undefined },
  dark: { theme: 'dark', direction: 'ltr', rules: colorRules },
  mirrored: { theme: 'dark', direction: 'rtl', rules: layoutRules },
} as const;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Items of lists and trees are named by what tells them apart, not by all words in them: a hit of the search without its excerpt, an
 * item without the buttons that stand in it and have names of their own.
 */
const isNamedInShort = (rule: string, html: string): boolean =>
  rule === 'label-content-name-mismatch' && /role="(?:option|treeitem)"/.test(html);

interface Look {
  theme: string;
  direction: string;
}

/** Changes the mode of an open page as another tab would, which the stores follow. */
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
 * Lays out what the browser skips while it is off the screen: skipped parts keep the room they are expected to need, so
 * that axe would find their links on top of what follows, and demos in them do not measure themselves.
 */
export const layOutAll = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: 'main * { content-visibility: visible !important; }' });
};

/** Scrolls up, where no button floats over the text that leads there. */
export async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('.theme-back-to-top-button')).not.toBeVisible();
}

/** So long a transition may take at most before the page is looked at as it stands. */
const longestTransition = 3000;

/** Waits for colors that are on their way from one mode to the next: halfway, text has little contrast. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (limit) => {
    const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    const ends = document
      .getAnimations()
      .filter(isFinite)
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.race([
      Promise.all(ends),
      new Promise((resolve) => {
        setTimeout(resolve, limit);
      }),
    ]);
  }, longestTransition);

interface Part {
  rules?: readonly string[] | undefined;
  without?: readonly string[];
  within?: string;
}

/**
 * What axe finds on the page as it stands, except for what the documented packages do themselves.
 *
 * @param part - `rules`: only these; without them all of WCAG 2.2 AA and the best practices. `without`: selectors of what is
 *   left out. `within`: a selector of what is looked at; without it the whole page
 */
export async function violations(
  page: Page,
  { rules, without = [], within }: Part = {},
): Promise<string[]> {
  await settle(page);
  // Without frames there is nothing to gather from them, and only violations are of interest: half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const selector of without) axe.exclude(selector);
  if (within !== undefined) axe.include(within);
  const { violations: found } = await (
    rules ? axe.withRules([...rules]) : axe.withTags(tags)
  ).analyze();
  // What a demo opens in the body is beside the landmarks of the page; in an application it would be, too.
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
