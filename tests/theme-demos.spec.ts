// Demos in ten themes of readers: without a message in the console, and without low contrasts that are the demo's or the site's.
import type { Page } from '@playwright/test';
import { problemsOf } from '../src/demos/reader-theme/engine/check';
import { readTheme } from '../src/demos/reader-theme/engine/readTheme';
import { demosByPage } from './demosByPage';
import { expect, nightly, open, test } from './fixtures';
import { readerThemes } from './readerThemes';
import { colorRules, violations } from './visit/axe';
import { expectNoFailure } from './visit/demos';

/** Every n-th demo. All of them take about two hours; without what axe says about colors, less than one. */
const step = Number(process.env.THEME_STEP ?? 200);
/** Whether axe looks at colors. */
const hasColors = process.env.THEME_COLORS !== 'no';
const first = Number(process.env.THEME_FIRST ?? 0);
const themes = Object.entries(readerThemes).map(([name, source]) => {
  const { options = {}, skipped } = readTheme(source) ?? {};
  const problems = problemsOf(options, () => true);
  /** The color schemes that the theme's own check complains about. */
  const low = problems.map((one) => (one.kind === 'contrast' ? one.scheme : one.kind));
  return { name, source, options, skipped, low };
});

test('the themes themselves can be read whole; two of them have colors for one scheme only', () => {
  expect(themes.map(({ skipped }) => skipped)).toEqual(themes.map(() => []));
  const low = themes.flatMap((theme) => [...new Set(theme.low)].map((at) => `${theme.name} ${at}`));
  expect(low).toEqual(['dark only light', 'serif dark']);
});

/** Changes the theme of an open page as another tab would. */
async function chooseTheme(page: Page, theme: object | null): Promise<void> {
  const values = { demoThemeSource: theme && JSON.stringify(theme), demoTheme: theme && 'mine' };
  await page.evaluate((entries) => {
    for (const [key, newValue] of entries) {
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      window.dispatchEvent(
        new StorageEvent('storage', { key, newValue, storageArea: localStorage }),
      );
    }
    // Until the demo is drawn in it.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, Object.entries(values));
  const demo = page.locator('[data-demo]').first();
  await (theme
    ? expect(demo).toHaveAttribute('data-demo-own', '')
    : expect(demo).not.toHaveAttribute('data-demo-own'));
}

/** What axe says about colors, without what tells one state of a page from another. */
async function lowContrasts(page: Page): Promise<string[]> {
  if (!hasColors) return [];
  const found = await violations(page, { rules: colorRules, within: '[data-demo]' });
  return found.map((text) => text.replace(/css-[\w-]+|:r\w+:|_r_\w+_|id="[^"]*"/g, ''));
}

const demos = [...demosByPage().current]
  .flatMap(([path, names]) => names.map((name) => `${path}/${name}`))
  .filter((_, at) => at % step === first % step);

for (const demo of demos)
  test(`${demo} in ten themes`, nightly, async ({ page }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, `/playground/${demo}/?dir=${scheme === 'light' ? 'ltr' : 'rtl'}`);
      await chooseTheme(page, null);
      await expect(page.locator('[data-demo] > *').first()).toBeVisible();
      const before = await lowContrasts(page);
      for (const { name, low, source, options } of themes) {
        await chooseTheme(page, { source, options });
        const after = await lowContrasts(page);
        const added = low.includes(scheme) ? [] : after.filter((text) => !before.includes(text));
        found.push(...added.map((text) => `${name}, ${scheme}: ${text}`));
        await expectNoFailure(page);
      }
    }
    expect(found).toEqual([]);
  });
