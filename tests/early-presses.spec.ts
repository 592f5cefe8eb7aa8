import type { Page } from '@playwright/test';
import { expect, nightly, test } from './fixtures';

const PAGE = 'react-date-pickers/quickstart/';

/** Opens a page whose scripts load only when the returned function is called. */
async function openSlowly(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('figure').last()).toBeAttached();
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
