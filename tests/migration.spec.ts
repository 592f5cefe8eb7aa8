// Migration guides whose entries can be filtered and ticked off.
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const PAGE = '/migration/migration-tree-view-v7/';
const KEY = 'migration.migration-tree-view-v7';

const filter = (page: Page) => page.locator('[data-changes]');
const entries = (page: Page) => page.locator('.x-change:visible');
const entry = (page: Page, id: string) =>
  page.locator('.x-change').filter({ has: page.locator(`#${id}`) });

test('entries can be filtered by kind of change and by component, and the URL shows the filter', async ({
  page,
}) => {
  await open(page, PAGE);
  const all = await entries(page).count();
  await filter(page).getByLabel('Changes', { exact: true }).selectOption('hand');
  await expect(page).toHaveURL(/\?filter=hand$/);
  await expect(entry(page, 'treeitem2-is-treeitem')).toBeHidden();
  expect(await entries(page).count()).toBeLessThan(all);
  await filter(page).getByLabel('Component', { exact: true }).selectOption('RichTreeView');
  await expect(page).toHaveURL(/\?filter=RichTreeView\.hand$/);
  // A change to the whole package concerns every component.
  await expect(entry(page, 'imports-of-internal-paths')).toBeVisible();
  // A group without entries is hidden.
  await expect(page.locator('h2#names')).toBeHidden();
  await filter(page).getByRole('button', { name: 'Show all' }).click();
  await expect(entries(page)).toHaveCount(all);
});

test('a URL with a filter shows matching entries and the entry that its hash names', async ({
  page,
}) => {
  await open(page, `${PAGE}?filter=hand#treeitem2-is-treeitem`);
  await expect(entry(page, 'flags-are-not-needed')).toBeVisible();
  await expect(entry(page, 'treeitem2-is-treeitem')).toBeVisible();
});

test('check marks can be set by keyboard, are counted, and survive a reload', async ({ page }) => {
  await open(page, PAGE);
  const tick = entry(page, 'flags-are-not-needed').getByRole('button', { name: /^Done: / });
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
  await expect(filter(page)).toContainText(/1 of \d+ done/);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(
    '["flags-are-not-needed"]',
  );
  await page.reload();
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
  await tick.click();
  await expect(filter(page)).toContainText(/0 of \d+ done/);
});

test('check marks work when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
      configurable: true,
    });
  });
  await open(page, PAGE);
  const tick = entry(page, 'flags-are-not-needed').getByRole('button', { name: /^Done: / });
  await tick.click();
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
  await expect(filter(page)).toContainText(/1 of \d+ done/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the page is no wider than the viewport', async ({ page }) => {
    await open(page, PAGE);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all entries are shown, without controls that need a script', async ({ page }) => {
    await page.goto(`/x${PAGE}?filter=hand`);
    await expect(entry(page, 'treeitem2-is-treeitem')).toBeVisible();
    await expect(filter(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Done: / })).toHaveCount(0);
  });
});
