// The preferences menu, by keyboard and by mouse.
import { expect, nightly, nightlyUnless, test } from './fixtures';
import {
  PAGE,
  settle,
  saved,
  menuButton,
  radio,
  expectLooks,
  goToNextPage,
} from './elements/preferences';

test('the menu works by keyboard alone', async ({ page }) => {
  await page.goto(PAGE);
  await settle(page);
  const button = menuButton(page);
  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('group', { name: 'Color' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(radio(page, 'System')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(radio(page, 'Dark')).toBeChecked();
  await expectLooks(page, 'dark', 'ltr');
  await page.keyboard.press('Tab');
  await expect(radio(page, 'Left to right')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'Right to left')).toBeFocused();
  await expectLooks(page, 'dark', 'rtl');
  await page.keyboard.press('Escape');
  await expect(radio(page, 'Dark')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Theme of demos')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(radio(page, 'Right to left')).toBeFocused();
  // Tabbing past the theme of demos, which comes last, closes the menu.
  const groups = await page.getByRole('group', { name: 'Preferences' }).getByRole('group').count();
  for (let group = 2; group <= groups; group += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Keyboard shortcuts/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Theme of demos')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Use your own theme' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(radio(page, 'Dark')).toHaveCount(0);
  await expect(button).not.toBeFocused();
});

test('the menu closes by its button, by a click outside, and on navigation', async ({ page }) => {
  await page.goto(PAGE);
  await settle(page);
  const panel = page.getByRole('group', { name: 'Preferences' });
  await menuButton(page).click();
  await expect(panel).toBeVisible();
  await menuButton(page).click();
  await expect(panel).toHaveCount(0);
  await menuButton(page).click();
  await page.locator('h1').click();
  await expect(panel).toHaveCount(0);
  await goToNextPage(page);
  await menuButton(page).click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
});

test('Back to a page whose menu led away does not open the menu', nightly, async ({ page }) => {
  await page.goto(PAGE);
  await settle(page);
  await menuButton(page).click();
  await page.getByRole('link', { name: 'Use your own theme' }).click();
  await expect(page).toHaveURL(/\/your-theme\/$/);
  await expect(radio(page, 'Dark')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('MUI X overview');
  await expect(page.getByRole('group', { name: 'Preferences' })).toHaveCount(0);
});

for (const width of [320, 1280]) {
  for (const direction of ['ltr', 'rtl']) {
    const details = nightlyUnless(width === 320 && direction === 'rtl');
    test(`the menu fits a ${width} px screen, ${direction}`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 568 });
      await saved(page, { direction });
      await page.goto(PAGE);
      await settle(page);
      await menuButton(page).click();
      const panel = page.getByRole('group', { name: 'Preferences' });
      await expect(panel).toBeInViewport({ ratio: 1 });
      for (const segment of await panel.locator('label').all()) {
        expect((await segment.boundingBox())!.height).toBeGreaterThanOrEqual(36);
      }
      const sideways = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(sideways).toBe(0);
    });
  }
}
