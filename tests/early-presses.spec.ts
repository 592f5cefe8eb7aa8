import type { Page } from '@playwright/test';
import { filter } from './elements/api';
import { expect, nightly, test } from './fixtures';

const PAGE = 'react-date-pickers/quickstart/';

/** Opens a page whose scripts load only when the returned function is called. */
async function openSlowly(page: Page, address = PAGE): Promise<() => void> {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('footer').last()).toBeAttached();
  return release;
}

const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 20_000 });

test('a click on Search before hydration opens the search afterward', async ({ page }) => {
  const release = await openSlowly(page);
  await page.getByRole('button', { name: 'Search' }).click();
  release();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Ctrl+K before hydration opens the search afterward', async ({ page }) => {
  const release = await openSlowly(page);
  await page.keyboard.press('Control+k');
  release();
  await hydrated(page);
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('clicks on JavaScript and "Show all code" before hydration take effect afterward', async ({
  page,
}) => {
  const release = await openSlowly(page);
  const figure = page.locator('figure[id="LeaveRequest.tsx"]');
  await figure.getByRole('button', { name: 'Show all code' }).click();
  await figure.getByRole('button', { name: 'JavaScript' }).click();
  release();
  await hydrated(page);
  await expect(figure.getByRole('button', { name: 'Show less code' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
});

test('text that is typed before hydration filters the reference afterward', async ({ page }) => {
  const release = await openSlowly(page, 'api/data-grid/data-grid/');
  await filter(page).fill('sortingOrder');
  await page.getByRole('checkbox', { name: 'Hide deprecated' }).check();
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/[?&]filter=sortingOrder/);
  await expect(filter(page)).toHaveValue('sortingOrder');
  await expect(page.getByRole('checkbox', { name: 'Hide deprecated' })).toBeChecked();
});

test('what is pasted, chosen and pressed before hydration is checked afterward', async ({
  page,
}) => {
  const release = await openSlowly(page, 'migration/check/');
  const form = page.locator('[data-upgrade-check]');
  await form.getByRole('textbox').fill("import { TreeItem2 } from '@mui/x-tree-view';");
  await form.getByLabel('From', { exact: true }).selectOption('7');
  await form.getByRole('button', { name: 'Check' }).click();
  release();
  await hydrated(page);
  await expect(form.getByRole('textbox')).toHaveValue(/TreeItem2/);
  await expect(page.locator('[data-upgrade-check] + div > [role="status"]')).toContainText(
    'From v7 to v8.',
  );
});

test('search shows a loading message right away', nightly, async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sort');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Loading…')).toBeVisible();
  release();
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.getByText('Loading…')).toBeHidden();
});
