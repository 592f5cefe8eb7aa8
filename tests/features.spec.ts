import { expect, nightly, open, test } from './fixtures';

const path = '/x/react-data-grid/features/';

test('the feature table can be filtered by text and by plan', async ({ page }) => {
  await open(page, path);
  const table = page.locator('article table').first();
  const rows = table.locator('tbody tr');
  const controls = page.getByRole('search').filter({ has: page.getByLabel('Filter features') });
  const status = controls.getByRole('status');
  const all = await rows.count();
  expect(all).toBeGreaterThan(20);
  await expect(status).toHaveText(`${all} of ${all} features`);

  const word = controls.getByLabel('Filter features');
  await word.fill('hide columns');
  await expect(table.getByRole('link', { name: 'Column visibility' })).toBeVisible();
  await expect(table.getByRole('link', { name: 'Row updates' })).toHaveCount(0);
  await expect(status).toHaveText(`${await rows.count()} of ${all} features`);

  await word.fill('');
  const counts: number[] = [];
  for (const plan of ['Community', 'Pro', 'Premium']) {
    await controls.getByLabel('Plan').selectOption(plan);
    // Each remaining row names the plan.
    for (const cell of await rows.locator('td:last-child').all())
      await expect(cell).toContainText(plan);
    counts.push(await rows.count());
  }
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(counts.reduce((sum, count) => sum + count)).toBe(all);

  await word.fill('no such feature');
  await expect(rows).toHaveCount(0);
  await expect(status).toHaveText(`0 of ${all} features`);
});

test(
  'a page that the browser restores shows no plan that filters nothing',
  nightly,
  async ({ page }) => {
    await open(page, path);
    const plan = page.getByRole('main').getByLabel('Plan', { exact: true });
    await plan.selectOption('Pro');
    await page.goto('/x/react-charts/');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(plan).toHaveValue('');
  },
);

test('a row links to an existing section of a guide', nightly, async ({ page }) => {
  await open(page, path);
  const links = page.locator('article table').first().locator('tbody th a');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const section = hrefs.find((href) => href.includes('#'));
  expect(section).toMatch(/^\/x\/react-data-grid\/.+\/#.+$/);
  await page.goto(section as string);
  const { hash } = new URL(page.url());
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole table is shown, without filter controls', async ({ page }) => {
    await page.goto(path);
    const table = page.locator('article table').first();
    await expect(table.getByRole('link', { name: 'Column visibility' })).toBeVisible();
    await expect(table.locator('tbody tr').nth(20)).toBeVisible();
    await expect(page.getByLabel('Filter features')).toBeHidden();
  });
});
