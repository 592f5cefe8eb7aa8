// Keyboard shortcuts with other layouts and input methods, and keys that belong to what has the focus.
import type { Locator, Page } from '@playwright/test';
import { demo, ready } from './elements/demos';
import { menuButton, radio } from './elements/preferences';
import { ask, dialog, field, options } from './elements/search';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';

const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

const modifiers = { alt: 1, ctrl: 2 };

/** Presses a key of another layout, or one that an input method handles: Playwright's keyboard is an American one. */
async function pressKey(page: Page, key: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await session.detach();
}

test('a grid cell, a tree and fields keep `/` and `?`, also fields in a shadow tree', async ({
  page,
}) => {
  await open(page, 'react-data-grid/editing/');
  const grid = demo(page, 'AddEditDelete');
  await grid.scrollIntoViewIfNeeded();
  await ready(grid);
  const cell = grid.locator('.MuiDataGrid-cell--editable[data-field="room"]').first();
  await cell.click();
  await page.keyboard.press('/');
  // The key starts editing.
  await expect(cell.locator('input')).toBeFocused();
  await page.keyboard.press('Escape');
  await cell.click();
  await page.keyboard.press('?');
  await expect(cell.locator('input')).toBeFocused();
  await page.keyboard.press('Escape');

  await open(page, 'react-tree-view/quickstart/');
  const tree = demo(page, 'FirstTree');
  await ready(tree);
  await tree.getByRole('treeitem').first().focus();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  for (const mode of ['open', 'closed'] as const) {
    await page.evaluate((shadow) => {
      const host = document.body.appendChild(document.createElement('x-widget'));
      const inside = host.attachShadow({ mode: shadow });
      inside.appendChild(document.createElement('input')).focus();
    }, mode);
    await page.keyboard.press('/');
    await page.keyboard.press('?');
  }
  await expect(dialog(page)).toBeHidden();
  await expect(help(page)).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('?');
  await expect(help(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

for (const [layout, key] of [
  ['Cyrillic', 'л'],
  ['Greek', 'κ'],
] as const) {
  const details = nightlyUnless(layout === 'Cyrillic');
  test(
    `Ctrl+K opens search on a ${layout} keyboard, but not with AltGr`,
    details,
    async ({ page }) => {
      await open(page, 'introduction/');
      const code = 'KeyK';
      await pressKey(page, { key, code, modifiers: modifiers.ctrl + modifiers.alt });
      await pressKey(page, { key, code });
      await expect(dialog(page)).toBeHidden();
      await pressKey(page, { key, code, modifiers: modifiers.ctrl });
      await expect(field(page)).toBeFocused();
    },
  );
}

test(
  'keys that an input method handles neither choose a result nor close search',
  nightly,
  async ({ page }) => {
    await open(page, 'introduction/');
    await ask(page, 'sorting');
    await expect(options(page).first()).toContainText('Sorting');
    // Safari reports the Enter that ends a composition like this.
    await pressKey(page, { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 });
    await pressKey(page, { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 229 });
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/introduction\/$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sorting/);
  },
);

test('the list of shortcuts closes for search', nightly, async ({ page }) => {
  await open(page, 'introduction/');
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press('?');
    await expect(help(page)).toBeVisible();
    await page.keyboard.press(key);
    await expect(help(page)).toBeHidden();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

test('search does not make way for the list of shortcuts', nightly, async ({ page }) => {
  await open(page, 'introduction/');
  await ask(page, 'sorting');
  await dialog(page).getByRole('button', { name: 'Close' }).press('?');
  // Longer than the list takes to load.
  await page.waitForTimeout(1000);
  await expect(help(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
});

test('shortcuts with one key can be turned off, in every tab', async ({ page }) => {
  await open(page, 'introduction/');
  const other = await page.context().newPage();
  await open(other, 'introduction/');
  await menuButton(page).click();
  const group = page.getByRole('group', { name: 'Shortcuts with one key' });
  await expect(group.getByRole('radio', { name: 'On' })).toBeChecked();
  await radio(page, 'Off').check();
  await page.getByRole('button', { name: /^Keyboard shortcuts/ }).click();
  await expect(
    help(page)
      .locator('kbd')
      .filter({ hasText: /^[/?]$/ }),
  ).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  for (const tab of [page, other]) {
    await tab.keyboard.press('/');
    await tab.keyboard.press('?');
    await expect(dialog(tab)).toBeHidden();
    await expect(help(tab)).toBeHidden();
    await expect(tab.getByRole('button', { name: 'Search' }).first()).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K Meta+K',
    );
    await tab.keyboard.press('Control+k');
    await expect(field(tab)).toBeFocused();
  }
});

test(
  'in toolbars, tabs and results, arrows with a modifier are left to the browser',
  nightly,
  async ({ page }) => {
    await open(page, 'react-data-grid/sorting/');
    const press = (element: Locator): Promise<boolean> =>
      element.first().evaluate((node) => {
        const { key, altKey } = { key: 'ArrowLeft', altKey: true };
        return node.dispatchEvent(
          new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true }),
        );
      });
    await page.getByRole('toolbar').first().getByRole('button').first().focus();
    expect(await press(page.getByRole('toolbar').getByRole('button'))).toBe(true);
    expect(await press(page.locator('figure [role=tab]'))).toBe(true);
    await ask(page, 'sorting');
    await expect(options(page).first()).toBeVisible();
    expect(await press(field(page))).toBe(true);
  },
);
