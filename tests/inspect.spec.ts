import type { Locator } from '@playwright/test';
import { demo, inspect, ready } from './elements/demos';
import { PAGE, TREE, parts } from './elements/editing';
import { expect, nightly, open, test } from './fixtures';
import { chooseTool } from './visit/demos';

const path = '/react-data-grid/layout/';
const name = 'EmptyHeight';

const walker = (card: Locator): Locator => card.getByRole('application');

test('nothing of the inspector loads before its first press', nightly, async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await open(page, path);
  const figure = demo(page, name);
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await inspect(page, figure);
  expect(scripts.length).toBeGreaterThan(before);
});

test('the pointer names a part, a press keeps it and does nothing to the demo', async ({
  page,
}) => {
  await open(page, path);
  const figure = demo(page, name);
  const card = await inspect(page, figure);
  const header = figure.locator('.MuiDataGrid-columnHeaderTitle').first();
  await header.hover();
  await expect(card.getByRole('status')).toHaveText('.MuiDataGrid-columnHeaderTitle');
  await expect(card.getByRole('link', { name: 'In the reference' })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/#class-columnHeaderTitle',
  );
  await header.click();
  await expect(card.getByRole('status')).toContainText('Kept');
  await expect(figure.locator('[aria-sort="ascending"]')).toHaveCount(0);
  await figure.locator('.MuiDataGrid-columnHeaders').hover({ position: { x: 2, y: 50 } });
  await expect(card.getByRole('status')).toContainText('.MuiDataGrid-columnHeaderTitle');
});

test(
  'by keyboard, arrow keys walk the parts, Enter keeps one, Escape returns to the toolbar',
  nightly,
  async ({ page }) => {
    await open(page, path);
    const figure = demo(page, name);
    const card = await inspect(page, figure);
    await expect(walker(card)).toBeFocused();
    const first = await card.getByRole('status').textContent();
    await page.keyboard.press('ArrowDown');
    await expect(card.getByRole('status')).not.toHaveText(first!);
    const inner = await card.getByRole('status').textContent();
    await page.keyboard.press('ArrowUp');
    await expect(card.getByRole('status')).toHaveText(first!);
    // With a modifier, it is a command of the browser.
    await page.keyboard.press('Alt+ArrowDown');
    await expect(card.getByRole('status')).toHaveText(first!);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('status')).toHaveText(`${inner}Kept`);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(figure.getByRole('button', { name: 'More actions for this demo' })).toBeFocused();
  },
);

test('the walk goes on after the demo has removed the part', nightly, async ({ page }) => {
  await open(page, path);
  const figure = demo(page, name);
  const card = await inspect(page, figure);
  await page.keyboard.press('ArrowDown');
  const removed = await card.getByRole('status').textContent();
  await page.keyboard.press('Enter');
  await chooseTool(figure, 'Reset the demo');
  await ready(figure);
  await walker(card).focus();
  await page.keyboard.press('ArrowDown');
  await expect(card.getByRole('status')).not.toContainText(removed!);
  await expect(page.locator('[data-outline]')).toBeVisible();
});

test('a popup of the demo stays open while its parts are named', nightly, async ({ page }) => {
  await open(page, '/react-data-grid/components/filter-panel/');
  const figure = demo(page, 'NamedCount');
  const card = await inspect(page, figure);
  await card.getByRole('button', { name: 'Use the demo' }).click();
  await figure.locator('[aria-haspopup]').first().click();
  await expect(page.locator('.MuiDataGrid-filterForm').first()).toBeVisible();
  await card.getByRole('button', { name: 'Use the demo' }).click();
  await page.locator('.MuiDataGrid-filterFormDeleteIcon').first().click();
  await expect(card.getByRole('status')).toContainText('Kept');
  await expect(page.locator('.MuiDataGrid-filterForm')).toHaveCount(2);
});

test('a change shows at once, is written in four ways or fewer, and can be taken back', async ({
  page,
}) => {
  await open(page, path);
  const figure = demo(page, name);
  const card = await inspect(page, figure);
  const title = figure.locator('.MuiDataGrid-columnHeaderTitle').first();
  const weight = () => title.evaluate((element) => getComputedStyle(element).fontWeight);
  const before = await weight();
  await title.click();
  await card.getByText('Change it').click();
  await card.getByLabel('Font weight').fill('900');
  await expect.poll(weight).toBe('900');
  await expect(card.locator('pre')).toContainText("& .MuiDataGrid-columnHeaderTitle': {");
  await card.getByLabel('Write it as').selectOption('theme');
  await expect(card.locator('pre')).toContainText('MuiDataGrid: {');
  await card.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(weight).toBe(before);
});

test(
  'a change that is written for the theme can be added to the reader’s own',
  nightly,
  async ({ page }) => {
    await open(page, path);
    const figure = demo(page, name);
    const card = await inspect(page, figure);
    const title = figure.locator('.MuiDataGrid-columnHeaderTitle').first();
    await title.click();
    await card.getByText('Change it').click();
    await card.getByLabel('Font weight').fill('900');
    await card.getByLabel('Write it as').selectOption('theme');
    await card.getByRole('button', { name: 'Add to my theme' }).click();
    await expect(card.getByText('Added: all demos show it.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('demoThemeSource'))).toContain('900');
    await page.reload();
    await figure.scrollIntoViewIfNeeded();
    await expect(title).toHaveCSS('font-weight', '900');
  },
);

test(
  'on a phone the card is a sheet at the bottom, and scrolls nothing sideways',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await open(page, path);
    const card = await inspect(page, demo(page, name));
    const box = (await card.boundingBox())!;
    expect(Math.round(box.x)).toBe(0);
    expect(Math.round(box.y + box.height)).toBe(720);
    expect(box.height).toBeLessThanOrEqual(720 * 0.46);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

test('a row of a table outlines the part that it names, for pointer and keyboard', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await open(page, '/react-data-grid/column-header/');
  const figure = demo(page, 'StyledHeaders');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  const outline = page.locator('[data-outline]');
  const row = page.getByRole('row', { name: 'The title; absent with' });
  await row.hover();
  // In this demo or the next one: the table is between them, and how far that one is depends on the code above it.
  await expect
    .poll(() =>
      outline.evaluate((drawn) => {
        const { x, y } = drawn.getBoundingClientRect();
        const titles = [...document.querySelectorAll('.MuiDataGrid-columnHeaderTitle')];
        return titles.some((title) => {
          const part = title.getBoundingClientRect();
          return Math.round(Math.hypot(part.x - x, part.y - y)) === 0;
        });
      }),
    )
    .toBe(true);
  expect(scripts.length).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect(outline).toHaveCount(0);
  const link = row.getByRole('link').first();
  await link.focus();
  await expect(outline).toBeVisible();
  await link.blur();
  await expect(outline).toHaveCount(0);
});

test(
  'an inspector that loads after the editor doesn’t start when that ends',
  nightly,
  async ({ page }) => {
    await open(page, PAGE);
    const { figure } = parts(page, TREE);
    await ready(figure);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/js\//, async (route) => {
      await released;
      await route.continue();
    });
    await figure.getByRole('button', { name: 'More actions for this demo' }).click();
    await figure.getByRole('menuitemcheckbox', { name: 'Inspect the parts' }).click();
    await figure.getByRole('button', { name: 'Edit', exact: true }).click();
    release();
    await expect(figure.locator('[data-live]')).toHaveAttribute('data-live', 'shown');
    await figure.getByRole('button', { name: 'Stop editing' }).click();
    await expect(figure.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Parts of this demo' })).toHaveCount(0);
  },
);

test('the inspector of another demo replaces the first one', nightly, async ({ page }) => {
  await open(page, path);
  await inspect(page, demo(page, name));
  const figure = demo(page, 'Resizable');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  await figure.getByRole('button', { name: 'More actions for this demo' }).click();
  await figure.getByRole('menuitemcheckbox', { name: 'Inspect the parts' }).click();
  const card = page.locator('[data-inspect]');
  await expect(card).toHaveAttribute('data-inspect', 'Resizable');
  await expect(walker(card)).toBeFocused();
  await expect(figure).toBeInViewport();
});
