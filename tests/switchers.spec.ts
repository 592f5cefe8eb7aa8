import { readFileSync } from 'node:fs';
import { currentVersion } from '../src/products/registry';
import { expect, nightlyUnless, open, savePreferences, test } from './fixtures';

test('the product switcher names the current product and links to the others', async ({ page }) => {
  await open(page, '/react-charts/quickstart/');
  const button = page.getByRole('button', { name: 'Product: Charts' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listitem').filter({ has: page.locator('[aria-current="true"]') });
  await expect(list).toHaveText(/Charts/);
  await page
    .getByRole('link', { name: /^Tree View/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
  await expect(page.getByRole('button', { name: 'Product: Tree View' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

/** The frozen versions, the newest first. */
const frozen = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];

test('the version switcher marks the current version and links to the others', async ({ page }) => {
  const links = async (path: string) => {
    await open(page, path);
    await page.getByRole('button', { name: `version v${currentVersion}` }).click();
    const panel = page
      .locator('nav ul')
      .filter({ has: page.locator('[aria-current="true"]') })
      .last();
    await expect(panel.locator('[aria-current="true"]')).toContainText(`v${currentVersion}`);
    return panel
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  };
  expect(await links('/react-data-grid/quickstart/')).toEqual([
    '/x/react-data-grid/quickstart/',
    ...frozen.map((version) => `/x/${version}/react-data-grid/quickstart/`),
    'https://v7.mui.com/x/react-data-grid/',
    'https://v6.mui.com/x/react-data-grid/',
    'https://v5.mui.com/x/react-data-grid/',
    'https://v4.mui.com/components/data-grid/',
    '/x/migration/check/',
  ]);
  expect(await links('/introduction/licensing/')).toEqual([
    '/x/introduction/licensing/',
    ...frozen.map((version) => `/x/${version}/introduction/licensing/`),
    'https://v7.mui.com/x/introduction/',
    'https://v6.mui.com/x/introduction/',
    'https://v5.mui.com/x/introduction/',
    '/x/migration/check/',
  ]);
});

test('both switchers work by keyboard, and Escape closes them and returns focus', async ({
  page,
}) => {
  await open(page, '/react-date-pickers/');
  for (const name of [/^Product/, /version/]) {
    const button = page.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.locator('nav ul a:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    // It leads to the page that is open.
    await page.locator('nav ul a[aria-current="true"]').last().press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(900, 600);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

for (const direction of ['ltr', 'rtl']) {
  const details = nightlyUnless(direction === 'rtl');
  test(`both switchers fit on a small phone, ${direction}`, details, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await savePreferences(page, { direction });
    await open(page, '/react-date-pickers/');
    for (const name of [/^Product/, /version/]) {
      await page.getByRole('button', { name }).click();
      const panel = page
        .locator('nav ul')
        .filter({ has: page.locator('[aria-current="true"]') })
        .last();
      const { x, width } = (await panel.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      await page.keyboard.press('Escape');
    }
    const bar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
    expect(bar.height).toBeLessThanOrEqual(57);
  });
}
