// Migration guides whose entries can be filtered and ticked off.
import type { Page } from '@playwright/test';
import { expect, nightly, open, test } from './fixtures';

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

test(
  'words filter entries by title and name, and the contents and the count follow',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, PAGE);
    const field = filter(page).getByRole('searchbox', { name: 'Filter by title or component' });
    await field.fill('treeitem2');
    await expect(entry(page, 'treeitem2-is-treeitem')).toBeVisible();
    await expect(entry(page, 'flags-are-not-needed')).toBeHidden();
    const shown = await entries(page).count();
    await expect(filter(page).getByRole('status')).toHaveText(
      new RegExp(`^0 of \\d+ done, ${shown} shown$`),
    );
    const toc = page.getByRole('complementary', { name: 'On this page' });
    await expect(toc.locator('[href="#treeitem2-is-treeitem"]')).toBeVisible();
    await expect(toc.locator('[href="#flags-are-not-needed"]')).toBeHidden();
    await filter(page).getByLabel('Changes', { exact: true }).selectOption('codemod');
    await filter(page).getByRole('button', { name: 'Show all' }).click();
    await expect(field).toHaveValue('');
    await expect(toc.locator('[href="#flags-are-not-needed"]')).toBeVisible();
  },
);

test(
  'the field of the filter stays in view, and what gets the focus is below it',
  nightly,
  async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, PAGE);
      const field = filter(page).getByRole('searchbox');
      const ticks = page.getByRole('button', { name: /^Done: / });
      await ticks.last().focus();
      await expect(field).toBeInViewport();
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+Tab');
      const { y } = (await page.locator(':focus').boundingBox())!;
      const bar = (await field.boundingBox())!;
      expect(y, `${width} px`).toBeGreaterThanOrEqual(bar.y + bar.height);
    }
  },
);

test('code before and after a change shows which lines differ, without changing what is copied', async ({
  page,
}) => {
  await open(page, '/migration/migration-data-grid-v7/');
  const section = entry(page, 'licenseinfo');
  await expect(section.locator('del').first()).toHaveText(/@mui\/x-data-grid-pro/);
  await expect(section.locator('ins').first()).toHaveText(/@mui\/x-license/);
  const same = section.locator('pre', { hasText: 'setLicenseKey' }).first();
  await expect(same.locator('del')).not.toContainText('setLicenseKey');
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

test('check marks work when storage is blocked', nightly, async ({ page }) => {
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

  test('the page is no wider than the viewport', nightly, async ({ page }) => {
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
