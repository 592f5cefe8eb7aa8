// The tools of the site on pages that the browser has translated: the gallery, the inspector, the upgrade assistant, a theme.
import { demo, inspect } from './elements/demos';
import { openTranslated, ways } from './elements/translator';
import { expect, nightly, nightlyUnless, test } from './fixtures';

for (const way of ways) {
  const details = nightlyUnless(way === ways[0]);
  test.describe(`on a page whose translator ${way} texts,`, details, () => {
    test('a gallery is filtered and counted', nightly, async ({ page }) => {
      await openTranslated(page, '/react-tree-view/gallery/', way);
      const controls = page.getByRole('search').filter({ has: page.getByLabel('Component') });
      const status = controls.getByRole('status');
      const all = (await status.textContent())!;
      for (const words of ['drag', 'no such demo', 'drag', 'lazy']) {
        await controls.getByLabel('Filter by words').fill(words);
        await expect(page.getByText('No demo matches.')).toHaveCount(
          words.startsWith('no') ? 1 : 0,
        );
        await expect(status).toContainText(words.startsWith('no') ? /^0 of/ : /^[1-9]\d* of/);
      }
      await controls.getByRole('button', { name: 'Show all' }).click();
      await expect(status).toHaveText(all);
    });

    test('parts of a demo are named and changed', nightly, async ({ page }) => {
      await openTranslated(page, '/react-data-grid/layout/', way);
      const figure = demo(page, 'EmptyHeight');
      const card = await inspect(page, figure);
      const part = figure.locator('.MuiDataGrid-columnHeaderTitle').first();
      for (let round = 0; round < 2; round += 1) {
        await part.click();
        await expect(card.getByRole('status').first()).toContainText('Kept');
        await card.locator('details').evaluate((details) => details.setAttribute('open', ''));
        await card.getByLabel('Font weight').fill('900');
        await expect(part).toHaveCSS('font-weight', '900');
        await card.getByRole('button', { name: 'Reset' }).click();
        await expect(part).not.toHaveCSS('font-weight', '900');
        await card.getByRole('button', { name: 'Look at other parts' }).click();
        await expect(card.getByRole('status').first()).not.toContainText('Kept');
      }
    });

    test('code is checked again and again', async ({ page }) => {
      await openTranslated(page, '/migration/check/', way);
      const form = page.locator('[data-upgrade-check]');
      const report = page.locator('[data-upgrade-report]');
      for (const name of ['TreeItem2', 'TreeItem', 'TreeItem2']) {
        const code = `import { ${name} } from '@mui/x-tree-view';`;
        await form.getByRole('textbox').fill(code);
        await form.getByRole('button', { name: 'Check' }).click();
        const heading = report.getByRole('heading', { name: 'TreeItem2 is TreeItem' });
        await expect(heading).toHaveCount(name === 'TreeItem2' ? 1 : 0);
      }
      await report.getByText('What to do').first().click();
      await expect(report.getByText('After (v8)').first()).toBeVisible();
    });

    test('a theme is read, refused and removed', nightly, async ({ page }) => {
      await openTranslated(page, '/introduction/your-theme/', way);
      const editor = page.locator('[data-your-theme]');
      const main = editor.getByRole('status');
      for (const [source, answer] of [
        ["createTheme({ palette: { primary: { main: '#b00020' } } })", /All demos|used|shown/i],
        ['nothing', /^No theme found/],
        ['createTheme({ transitions: null })', /^Material can’t build this theme/],
        ['nothing', /^No theme found/],
      ] as const) {
        await page.getByRole('textbox', { name: /^Your theme/ }).fill(source);
        await page.getByRole('button', { name: 'Use this theme' }).click();
        await expect(main).toHaveText(answer);
      }
      await page.getByRole('button', { name: 'Remove the theme' }).click();
      await expect(page.getByRole('textbox', { name: /^Your theme/ })).toHaveValue('');
      await expect(page.getByText('can’t build this theme')).toHaveCount(0);
    });
  });
}
