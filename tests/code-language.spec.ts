import { expect, open, test } from './fixtures';

test('the chosen language is announced, wherever it is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/react-date-pickers/quickstart/');
  const region = page.locator('body > [aria-live="polite"]');
  await page
    .getByRole('button', { name: 'JS: JavaScript' })
    .locator('visible=true')
    .first()
    .click();
  await expect(region).toHaveText('Code in JavaScript');
  const figure = page.locator('figure[id="LeaveRequest.tsx"]');
  await figure.getByRole('button', { name: 'More actions for this demo' }).click();
  await figure.getByRole('menuitemcheckbox', { name: 'Code in JavaScript' }).click();
  await expect(region).toHaveText('Code in TypeScript');
});

test('choosing JavaScript switches the file tabs and the code to JavaScript', async ({ page }) => {
  await open(page, '/react-data-grid/');
  const figure = page.locator('figure:has([role=tablist])').first();
  await figure.scrollIntoViewIfNeeded();
  const tab = figure.getByRole('tab').first();
  await expect(tab).toHaveText(/\.tsx$/, { useInnerText: true });
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('radio', { name: 'JavaScript' }).check();
  await expect(tab).toHaveText(/\.jsx$/, { useInnerText: true });
  await expect(tab).toHaveAccessibleName(/\.jsx$/);
  for (const code of await page.locator('figure:has(pre[data-variant])').all()) {
    await expect(code.locator('pre[data-variant="JS"]').first()).toBeVisible();
    await expect(code.locator('pre[data-variant="TS"]:visible')).toHaveCount(0);
  }
});

test('a demo whose code is the same in both languages has no language switch', async ({ page }) => {
  await open(page, '/react-date-pickers/quickstart/');
  for (const figure of await page.locator('figure[id$=".tsx"]').all()) {
    const hasVariants = (await figure.locator('pre[data-variant]').count()) > 0;
    await expect(figure.getByRole('group', { name: 'Language of the code' })).toHaveCount(
      hasVariants ? 1 : 0,
    );
  }
});
