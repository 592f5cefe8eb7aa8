// The editor by keyboard, in the site's colors and directions and at several widths, and what it costs before it opens.
import { expect, nightly, open, test } from './fixtures';
import { choose, violations } from './visit/axe';
import { ready } from './elements/demos';
import { PAGE, TREE, parts, edit, replace } from './elements/editing';

test('Tab indents in the editor, and Escape followed by Tab leaves it', async ({ page }) => {
  await open(page, PAGE);
  const { figure, frame, field } = parts(page, TREE);
  await figure.getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
  const before = await field.inputValue();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  expect(await field.inputValue()).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect(figure.getByText('Tab now leaves the editor.')).toBeAttached();
  await page.keyboard.press('Shift+Tab');
  await expect(figure.getByRole('button', { name: 'More actions for this demo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  // Tab indents again after the editor has been left.
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
});

test('an edited demo follows the colors and direction of the site', nightly, async ({ page }) => {
  await open(page, PAGE);
  await choose(page, { theme: 'dark', direction: 'rtl' });
  const { figure, frame } = await edit(page);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame.locator('[data-demo]')).toHaveAttribute('dir', 'rtl');
  await choose(page, { theme: 'light', direction: 'ltr' });
  await expect(frame.locator('[data-demo]')).toHaveAttribute('dir', 'ltr');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(figure.getByRole('textbox')).toHaveCSS('direction', 'ltr');
  await page.evaluate(() => localStorage.removeItem('theme'));
  await page.reload();
  const again = await edit(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(again.frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(again.frame.locator('html')).toHaveAttribute('data-theme', 'light');
});

test(
  'on a frozen page, edited code runs with the packages of that version',
  nightly,
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, '/8.0.0/react-tree-view/quickstart/');
    const { frame, field } = await edit(page);
    await replace(field, 'label="Account"', 'label="Person"');
    await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();
    expect(scripts.some((url) => /demo-x-tree-view-8-0-0\./.test(url))).toBe(true);
    expect(scripts.filter((url) => /demo-x-tree-view\./.test(url))).toEqual([]);
  },
);

for (const width of [1280, 390, 320]) {
  test(
    `the editor fits ${width} px and has no accessibility violations`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, PAGE);
      await edit(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      // Axe would send messages to the frame, which answers none of them.
      expect(await violations(page, { without: ['iframe'] })).toEqual([]);
    },
  );
}

test('a page loads no part of the editor before it is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /\/live[.-]|transpile|playground\/run/.test(url))).toEqual([]);
});

test(
  'after an editor that could not be loaded has opened, nothing says so anymore',
  nightly,
  async ({ page, messages }) => {
    await open(page, PAGE);
    const { figure } = parts(page, TREE);
    await ready(figure);
    await page.waitForLoadState('networkidle');
    const scripts = /\/assets\/js\//;
    await page.route(scripts, (route) => route.abort());
    await figure.getByRole('button', { name: 'Edit', exact: true }).click();
    const lost = figure.getByText(/^This can’t be loaded/);
    await expect(lost).toBeVisible();
    await page.unroute(scripts);
    await edit(page);
    await figure.getByRole('button', { name: 'Stop editing' }).click();
    await expect(figure.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
    await expect(lost).toHaveCount(0);
    messages.length = 0;
  },
);
