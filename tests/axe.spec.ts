import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, sampledPages, test } from './fixtures';
import { expectToReadWell } from './reading';

const missingPage = '/x/there-is-no-such-page/';
const pages = [...sampledPages({ isSlow: true }), missingPage];
/** What width and direction can break: places and sizes. */
const layoutRules = ['scrollable-region-focusable', 'target-size'];
/** What colors can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Each rule where it can find something else than before: in the first mode all of them, in dark those about colors, and
 * where places change those about places. All others are about the markup, which no mode changes.
 */
const modes = [
  { theme: 'light', direction: 'ltr', width: 1280, rules: undefined },
  { theme: 'dark', direction: 'ltr', width: 1280, rules: colorRules },
  { theme: 'dark', direction: 'rtl', width: 375, rules: layoutRules },
] as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  theme: string;
  direction: string;
}

/**
 * Marks the words of code that look like another one of the same block, as their classes and those of their line say:
 * a page has thousands of words in a dozen colors, and axe takes most of its time for the contrast of each.
 */
const markRepeatedWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const block of document.querySelectorAll('pre')) {
      const seen = new Set<string>();
      for (const word of block.querySelectorAll('span:not(a span, :has(*))')) {
        const looks: string[] = [];
        for (let at: Element | null = word; at && at !== block; at = at.parentElement) {
          looks.push(`${at.className} ${at.getAttribute('style')}`);
        }
        const look = looks.join(' in ');
        word.toggleAttribute('data-repeated', seen.has(look) && word.checkVisibility());
        if (word.checkVisibility()) seen.add(look);
      }
    }
  });

/**
 * What axe finds on the page as it stands.
 *
 * @param rules - only these; without them all of WCAG 2.2 AA and the best practices
 * @param without - selectors of what is left out
 */
async function violations(
  page: Page,
  rules: readonly string[] | undefined,
  without: readonly string[] = [],
): Promise<string[]> {
  await markRepeatedWords(page);
  // Without frames there is nothing to gather from them, and only violations are of interest: half the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('[data-demo]')
    .exclude('[data-repeated]');
  for (const selector of without) axe.exclude(selector);
  const { violations: found } = await (
    rules ? axe.withRules([...rules]) : axe.withTags(tags)
  ).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/**
 * Lays out what the browser skips while it is off the screen: skipped parts keep the room they are expected to need, so
 * that axe would find their links on top of what follows.
 */
const layOutAll = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: 'main * { content-visibility: visible !important; }' });
};

/** Changes the mode of an open page as another tab would, which the stores follow. */
async function choose(page: Page, { theme, direction }: Look): Promise<void> {
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

for (const path of pages) {
  test(`${path} hydrates, reads well and has no accessibility violations in any mode`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path, path === missingPage ? 404 : 200);
    await expectToReadWell(page);
    await layOutAll(page);
    for (const { rules, width, ...look } of modes) {
      await page.setViewportSize({ width, height: 800 });
      await choose(page, look);
      const found = await violations(page, rules);
      expect(found, `${width} px, ${look.theme}, ${look.direction}`).toEqual([]);
    }
  });
}

for (const name of [/product/i, /version/i, 'Preferences', /navigation bar/i]) {
  test(`the panel of the button ${name} has no violations`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const isMenu = String(name).includes('navigation');
    await page.setViewportSize({ width: isMenu ? 375 : 1280, height: 800 });
    await open(page, '/react-data-grid/');
    await page.getByRole('button', { name }).first().click();
    for (const { rules, theme, direction } of modes) {
      await choose(page, { theme, direction });
      // The text below is that of a page above.
      const found = await violations(page, rules, ['article']);
      expect(found, `${theme}, ${direction}`).toEqual([]);
    }
  });
}
