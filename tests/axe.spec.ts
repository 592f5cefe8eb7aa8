import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, sampledPages, test } from './fixtures';

const missingPage = '/x/there-is-no-such-page/';
const pages = [...sampledPages({ isSlow: true }), missingPage];
const modes = [
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'ltr' },
  { theme: 'light', direction: 'rtl' },
  { theme: 'dark', direction: 'rtl' },
] as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All modes at each width would double the time: what a width can break shows in both colors. */
const widths = { desktop: [1280, 'ltr'], phone: [375, 'rtl'] } as const;

/** What direction and width can break: places and sizes. */
const layoutRules = ['scrollable-region-focusable', 'target-size'];
/** What color can break besides; all other rules are about the markup, which neither changes. */
const lookRules = [...layoutRules, 'color-contrast', 'link-in-text-block'];

/** The rules to run in a mode, undefined for all: each once where it can find something else than before. */
const rulesOf = ({ theme, direction }: (typeof modes)[number]): string[] | undefined =>
  direction === 'rtl' ? layoutRules : theme === 'dark' ? lookRules : undefined;

/**
 * What axe finds on the page as it stands.
 *
 * @param rules - only these; without them all of WCAG 2.2 AA and the best practices
 */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Without frames there is nothing to gather from them, and only violations are of interest: half the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('[data-demo]');
  const { violations: found } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
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
async function choose(page: Page, { theme, direction }: (typeof modes)[number]): Promise<void> {
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
  test(`${path} has no accessibility violations in any mode`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path, path === missingPage ? 404 : 200);
    await layOutAll(page);
    for (const [device, [width, direction]] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 800 });
      for (const mode of modes.filter((each) => each.direction === direction)) {
        await choose(page, mode);
        expect(
          await violations(page, rulesOf(mode)),
          `${device}, ${mode.theme}, ${direction}`,
        ).toEqual([]);
      }
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
    for (const mode of modes) {
      await choose(page, mode);
      const { theme, direction } = mode;
      expect(await violations(page, rulesOf(mode)), `${theme}, ${direction}`).toEqual([]);
    }
  });
}
