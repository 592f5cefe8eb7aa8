// The home page shows the products themselves.
import { currentVersion } from '../src/products/registry';
import { expect, nightly, open, savePreferences, test } from './fixtures';
import { shiftsOf } from './layoutShifts';

const stage = (name: string): string => `li:has(h3 a:text-is("${name}")) [data-demo-state]`;

test('the demos of all four products work, and load without layout shifts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const main = page.getByRole('main');
  for (const name of ['Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View']) {
    const piece = page.locator(stage(name));
    await piece.scrollIntoViewIfNeeded();
    await expect(piece).toHaveAttribute('data-demo-state', 'ready');
  }
  expect(await shiftsOf(page)).toEqual([]);
  const grid = main.getByRole('grid', { name: 'Orders' });
  await grid.getByRole('columnheader', { name: 'Total' }).click();
  await expect(grid.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await main.getByRole('gridcell', { name: '17', exact: true }).click();
  await expect(main.getByText('Thursday, April 17, 2025')).toBeVisible();
  await main.getByRole('treeitem', { name: 'public' }).getByText('public').click();
  await expect(main.getByRole('treeitem', { name: 'hero.webp' })).toBeVisible();
  await expect(page.locator(`${stage('Charts')} svg path`).first()).toBeVisible();
});

test('the front page fits one desktop screen: search, a first action, four equal demos', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const main = page.getByRole('main');
  const stages = main.locator('[data-demo-state]');
  const boxes = await stages.evaluateAll((all) =>
    all.map((each) => {
      const { y, width, height } = each.getBoundingClientRect();
      return { y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    }),
  );
  expect(boxes).toHaveLength(4);
  for (const box of boxes) expect(box).toEqual(boxes[0]);
  expect(boxes[0]!.y + boxes[0]!.height).toBeLessThan(860);
  const search = main.getByRole('button', { name: /^Search/ });
  const [field, title] = await Promise.all([
    search.boundingBox(),
    main.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  expect(Math.abs(field!.width - title!.width)).toBeLessThanOrEqual(1);
  await expect(main.getByRole('link', { name: 'Install and start' })).toBeInViewport();
  await search.click();
  await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeFocused();
});

test(
  'on a mirrored phone, the invitation to search is cut off at its end',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await savePreferences(page, { direction: 'rtl' });
    await open(page, '/');
    const isFirstWordShown = await page
      .getByRole('main')
      .getByRole('button', { name: /^Search/ })
      .evaluate((field) => {
        const word = document.createRange();
        word.setStart(field.firstChild!, 0);
        word.setEnd(field.firstChild!, 'Search'.length);
        return word.getBoundingClientRect().left >= field.getBoundingClientRect().left;
      });
    expect(isFirstWordShown).toBe(true);
  },
);

test(
  'on a phone, demos further down the page load only when they are near',
  nightly,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, product] = /\/assets\/js\/demo-x-([a-z-]+?)(?:-vendor)?\./.exec(request.url()) ?? [];
      if (product) asked.push(product);
    });
    await page.setViewportSize({ width: 390, height: 600 });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((product) => /charts|tree-view/.test(product))).toEqual([]);
    await page.locator(stage('Charts')).scrollIntoViewIfNeeded();
    await expect(page.locator(stage('Charts'))).toHaveAttribute('data-demo-state', 'ready');
    expect(asked).toContain('charts');
  },
);

test('the home page links to the changes in the current version', nightly, async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: `New in ${currentVersion}`, exact: true })
    .click();
  await expect(page).toHaveURL(/\/api\/changes\/$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('products are linked, and a note says that a demo needs JavaScript', async ({ page }) => {
    await page.goto('');
    const main = page.getByRole('main');
    for (const name of ['Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main.locator('noscript').first()).toBeVisible();
    expect(await main.locator('noscript').first().textContent()).toContain('needs JavaScript');
  });
});
