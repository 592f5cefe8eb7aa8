// What axe finds where `guides.spec.ts` does not look: in panels that open, and in the colors of code.
import { expect, nightly, open, test } from './fixtures';
import { analyze, choose, modes, violations } from './visit/axe';
import { showAllTokens } from './visit/code';

for (const name of [/product/i, /version/i, 'Preferences', /navigation bar/i]) {
  test(
    `the panel of the ${name} button has no accessibility violations`,
    nightly,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const isMenu = String(name).includes('navigation');
      await page.setViewportSize({ width: isMenu ? 375 : 1280, height: 800 });
      await open(page, '/react-data-grid/');
      await page.getByRole('button', { name }).first().click();
      for (const { rules, theme, direction } of Object.values(modes)) {
        await choose(page, { theme, direction });
        // `guides.spec.ts` checks the article below.
        const found = await violations(page, { rules, without: ['article'] });
        expect(found, `${theme}, ${direction}`).toEqual([]);
      }
    },
  );
}

test('every kind of code token has enough contrast on both backgrounds, in light and dark', async ({
  page,
}) => {
  await open(page, '/introduction/installation/');
  const count = await showAllTokens(page);
  expect(count).toBeGreaterThan(20);
  for (const mode of [modes.light, modes.dark]) {
    await choose(page, mode);
    const { passes, violations: found } = await analyze(
      page,
      { include: ['[data-specimen]'] },
      { runOnly: { type: 'rule', values: ['color-contrast'] } },
    );
    expect(found.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThanOrEqual(count);
  }
});

test('a page has no accessibility violations on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/contributing/components/');
  expect(await violations(page)).toEqual([]);
});
