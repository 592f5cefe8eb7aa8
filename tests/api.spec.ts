import { packagePins } from '../src/products/pins';
import { currentVersion } from '../src/products/registry';
import { expect, nightly, open, test } from './fixtures';
import { layOutAll } from './visit/axe';
import { largest, filter, count, rows, row } from './elements/api';

test('typing part of a name filters the members and updates the URL', async ({ page }) => {
  await open(page, largest);
  const all = await rows(page).count();
  await filter(page).fill('pivot');
  await expect(count(page)).toHaveText(/^\d+ of \d+ shown$/);
  await expect(row(page, 'prop-pivotActive')).toBeVisible();
  await expect(row(page, 'prop-rowHeight')).toBeHidden();
  const [shown = 0, total = 0] = ((await count(page).textContent()) ?? '')
    .match(/\d+/g)!
    .map(Number);
  await expect(rows(page)).toHaveCount(shown);
  expect(total).toBe(all);
  await expect(page).toHaveURL(({ search }) => search === '?filter=pivot');

  await filter(page).fill('no such member at all');
  await expect(count(page)).toHaveText(/^0 of/);
  await expect(page.getByText('Nothing here matches the filter.').first()).toBeVisible();
  await filter(page).fill('');
  await expect(rows(page)).toHaveCount(all);
  await expect(page).toHaveURL(({ search }) => search === '');
});

test(
  'members can be filtered by plan and deprecation, and a reload keeps the choice',
  nightly,
  async ({ page }) => {
    await open(page, largest);
    await page.getByLabel('Only Pro and Premium').check();
    await expect(row(page, 'prop-rowHeight')).toBeHidden();
    await expect(row(page, 'prop-treeData')).toBeVisible();
    await page.getByLabel('Only Pro and Premium').uncheck();
    await page.getByLabel('Hide deprecated').check();
    await expect(row(page, 'prop-autoHeight')).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('Hide deprecated')).toBeChecked();
    await expect(row(page, 'prop-autoHeight')).toBeHidden();
    await expect(row(page, 'prop-rowHeight')).toBeVisible();
  },
);

test(
  'a filtered page is filtered again when a reader goes back to it from a page that was reloaded',
  nightly,
  async ({ page }) => {
    await open(page, 'api/data-grid/data-grid/?filter=columns#prop-autoPageSize');
    await row(page, 'prop-columns').getByRole('link', { name: 'GridColDef' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'GridColDef' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.goBack();
    await expect(row(page, 'prop-columns')).toBeVisible();
    await expect(row(page, 'prop-rowHeight')).toBeHidden();
    await expect(row(page, 'prop-autoPageSize'), 'the address names it').toBeVisible();
    await expect(count(page)).toHaveText(/^[1-9]\d* of [1-9]\d* shown$/);
    // In a new document, the tables would have been there from the start.
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  },
);

test('a permalink scrolls to its member and highlights it, even if a filter hides it', async ({
  page,
}) => {
  await open(page, `${largest}?filter=pivot#prop-rowHeight`);
  const target = row(page, 'prop-rowHeight');
  await expect(target).toBeInViewport();
  await expect(target).toHaveAttribute('data-api-target', '');
  const bar = await page.locator('.navbar').boundingBox();
  const box = await target.boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);

  await row(page, 'prop-pivotActive').getByRole('link').first().click();
  await expect(row(page, 'prop-pivotActive')).toHaveAttribute('data-api-target', '');
  await expect(target).not.toHaveAttribute('data-api-target');
  await expect(page).toHaveURL(({ hash }) => hash === '#prop-pivotActive');
  await expect(page).toHaveURL(({ search }) => search === '?filter=pivot');
});

test(
  'a type links to its own page of the reference, without a full page load',
  nightly,
  async ({ page }) => {
    await open(page, 'api/data-grid/data-grid/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await row(page, 'prop-columns').getByRole('link', { name: 'GridColDef' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'GridColDef' })).toBeVisible();
    await expect(row(page, 'member-field')).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(row(page, 'prop-columns')).toBeVisible();
  },
);

test('a page shows plan, package and theme name, and links to a demo', async ({ page }) => {
  await open(page, 'api/date-pickers/date-range-picker/');
  const main = page.getByRole('article');
  await expect(main.locator('header').getByRole('link', { name: /^Pro/ })).toBeVisible();
  const facts = main.locator('[data-api="facts"]');
  const release = packagePins['@mui/x-date-pickers-pro'];
  await expect(facts).toContainText(`@mui/x-date-pickers-pro ${release}`);
  if (release !== currentVersion) {
    await expect(facts).toContainText(
      `the release nearest to the documented version ${currentVersion}`,
    );
  }
  await expect(facts).toContainText('MuiDateRangePicker');
  await open(page, 'api/data-grid/data-grid/');
  // By keyboard: the tables above are laid out when they come near the viewport, which on a busy machine moves a link that is
  // being clicked.
  await main.locator('[data-api="usage"]').getByRole('link', { name: 'First grid' }).press('Enter');
  await expect(page).toHaveURL(/\/x\/react-data-grid\/quickstart\/#FirstGrid\.tsx$/);
  // Wait for the new page, so that the test doesn't end during navigation.
  await expect(page.locator('figure[id="FirstGrid.tsx"]')).toBeInViewport();
});

test('a guide links to the API of its components, and a demo names those it imports', async ({
  page,
}) => {
  await open(page, 'react-data-grid/quickstart/');
  const demo = page.locator('figure').first();
  const below = page.locator('figure + .x-demo-api, figure + x-static > .x-demo-api:first-child');
  await expect(below.first()).toContainText('DataGrid');
  await expect(demo).toBeVisible();
  const list = page.locator('h2#api + ul');
  await expect(list.getByRole('link', { name: 'DataGrid', exact: true })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/',
  );
});

test('the API tab of a guide shows the reference of its components, which can be filtered', async ({
  page,
}) => {
  await open(page, 'react-data-grid/quickstart/');
  const tabs = page.getByRole('navigation', { name: 'Views of this page' });
  await expect(tabs.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'API' }).click();
  await expect(page).toHaveURL(/\/quickstart\/components-api\/$/);
  await expect(tabs.getByRole('link', { name: 'API' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2, name: /^DataGridPremium/ })).toBeVisible();
  await expect(row(page, 'DataGridPremium-prop-columns')).toBeVisible();
  // The sidebar and the canonical address are the guide's.
  await expect(
    page.locator('nav.menu').getByRole('link', { name: 'Quickstart', exact: true }).first(),
  ).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/x\/react-data-grid\/quickstart\/$/,
  );
  await filter(page).fill('rows');
  await expect(row(page, 'DataGridPremium-prop-rows')).toBeVisible();
  await expect(row(page, 'DataGridPremium-prop-columns')).toBeHidden();
});

test(
  'the API tab of a guide shows only members that the guide names, and links to the others',
  nightly,
  async ({ page }) => {
    await open(page, 'react-data-grid/sorting/components-api/');
    await expect(row(page, 'DataGridPremium-prop-sortModel')).toBeVisible();
    await expect(row(page, 'DataGridPremium-prop-treeData')).toHaveCount(0);
    await expect(page.getByText(/^This guide names \d+ of \d+ members\./)).toBeVisible();
    expect(await rows(page).count()).toBeLessThan(80);
    await page.getByRole('link', { name: 'All members of DataGridPremium' }).click();
    await expect(row(page, 'prop-treeData')).toBeVisible();
  },
);

test('a page without components has no tabs', async ({ page }) => {
  await open(page, 'introduction/licensing/');
  await expect(page.getByRole('navigation', { name: 'Views of this page' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('members and API tabs are readable, and the filter is hidden', async ({ page }) => {
    await page.goto(largest);
    await expect(row(page, 'prop-rowHeight')).toContainText('52');
    await expect(filter(page)).toBeHidden();
    await page.goto('react-data-grid/quickstart/');
    await page.getByRole('link', { name: 'API', exact: true }).first().click();
    await expect(row(page, 'DataGridPremium-prop-columns')).toBeVisible();
  });
});

test('the API index of a product can be filtered by name', async ({ page }) => {
  await open(page, 'api/charts/');
  await filter(page).fill('radar');
  await expect(page.locator('[data-api-row="RadarChart"]')).toBeVisible();
  await expect(page.locator('[data-api-row="BarChart"]')).toBeHidden();
  await page.locator('[data-api-row="RadarChart"]').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'RadarChart' })).toBeVisible();
});

test(
  'members and pages newer than the oldest documented version show when they were added',
  nightly,
  async ({ page, request }) => {
    await open(page, 'api/charts/funnel-chart/');
    await expect(row(page, 'prop-gap').getByText('since 8.2.0', { exact: true })).toBeVisible();
    await expect(row(page, 'prop-series')).not.toContainText('since');
    const copy = await request.get('/x/api/charts/funnel-chart/index.md');
    expect(await copy.text()).toContain('`gap` (Pro plan, since 8.2.0)');

    await open(page, 'api/charts/charts-localization-provider/');
    await expect(page.locator('[data-api="facts"]')).toContainText('since 8.1.0');

    await open(page, 'react-charts/localization/');
    await page
      .locator('article a[data-api-link]')
      .getByText('ChartsLocalizationProvider')
      .first()
      .hover();
    await expect(page.getByRole('tooltip')).toContainText('since 8.1.0');
  },
);

test('a page lists what each release changed, and a guide leads there; a frozen version ends with its own release', async ({
  page,
}) => {
  await open(page, 'react-charts/bars/');
  const link = page
    .locator('h2#api + ul > li')
    .filter({ has: page.getByRole('link', { name: 'BarChart', exact: true }) })
    .getByRole('link', { name: /^last changed in / });
  const [newest = ''] = /\d+\.\d+\.\d+$/.exec(await link.innerText()) ?? [];
  await link.click();
  await expect(page).toHaveURL(/\/x\/api\/charts\/bar-chart\/#history$/);
  await expect(page.locator('#history')).toBeInViewport();
  const releases = page.locator('[data-api="history"] > p');
  await expect(releases.first()).toHaveText(newest);
  await expect(releases.last()).toHaveText('8.0.0');
  await expect(page.locator('[data-api="history"]')).toContainText(
    'Fixed: bar chart with partial data',
  );

  await open(page, '8.0.0/api/charts/bar-chart/');
  await expect(releases).toHaveText(['8.0.0']);
});

test(
  'a page lists what was removed in this major version, and links to the migration guide',
  nightly,
  async ({ page, request }) => {
    await open(page, 'api/charts/bar-chart/');
    // Parts get their real height when they come near the viewport, which would move the link while it is being pressed.
    await layOutAll(page);
    const lost = page.locator('[data-api="removed"] li').filter({ hasText: 'topAxis' });
    const copy = await request.get('/x/api/charts/bar-chart/index.md');
    expect(await copy.text()).toMatch(
      /## Removed in v8\n\n[^]*\n- `topAxis`[^\n]*migration\/migration-charts-v7\/index\.md#axis-props/,
    );
    await lost.getByRole('link').click();
    await expect(page).toHaveURL(/\/x\/migration\/migration-charts-v7\/#axis-props$/);
    await expect(page.locator('[id="axis-props"]')).toBeInViewport();
  },
);
