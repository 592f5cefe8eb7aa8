import type { Page } from '@playwright/test';
import { expect, open, savePreferences, shiftsOf, test } from './fixtures';

const largest = 'api/data-grid/data-grid-premium/';

const filter = (page: Page) => page.getByRole('searchbox', { name: /filter props/i });
const count = (page: Page) => page.getByRole('status').filter({ hasText: / of \d+ shown$/ });
const rows = (page: Page) => page.locator('[data-api-row]:visible');
const row = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('a reader finds a member by typing a part of its name', async ({ page }) => {
  await open(page, largest);
  const all = await rows(page).count();
  await filter(page).fill('pivot');
  await expect(count(page)).toHaveText(/^\d+ of \d+ shown$/);
  await expect(row(page, 'prop-pivotActive')).toBeVisible();
  await expect(row(page, 'prop-rowHeight')).toBeHidden();
  const [shown = 0, total = 0] = ((await count(page).textContent()) ?? '')
    .match(/\d+/g)!
    .map(Number);
  expect(await rows(page).count()).toBe(shown);
  expect(total).toBe(all);
  expect(new URL(page.url()).search).toBe('?filter=pivot');

  await filter(page).fill('no such member at all');
  await expect(count(page)).toHaveText(/^0 of/);
  await expect(page.getByText('Nothing here matches the filter.').first()).toBeVisible();
  await filter(page).fill('');
  expect(await rows(page).count()).toBe(all);
  expect(new URL(page.url()).search).toBe('');
});

test('the plans and the deprecated can be told apart, and the address keeps the choice', async ({
  page,
}) => {
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
});

test('a permanent link scrolls to its member and marks it, also when a filter hides it', async ({
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
  expect(new URL(page.url()).hash).toBe('#prop-pivotActive');
  expect(new URL(page.url()).search).toBe('?filter=pivot');
});

test('the list stays chosen, and the next page is painted as one without a shift', async ({
  page,
}) => {
  await open(page, largest);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const cell = row(page, 'prop-rowHeight').locator('td').first();
  await expect(cell).toHaveCSS('display', 'block');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-api-view', 'list');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(cell).toHaveCSS('display', 'block');
  expect(await shiftsOf(page)).toEqual([]);
});

/** Keeps the site's scripts back for a while, so that the page is painted well before they take it over. */
async function delayScripts(page: Page): Promise<void> {
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
}

for (const [size, query] of [
  [{ width: 1280, height: 800 }, 'filter=pivot'],
  [{ width: 1280, height: 800 }, 'filter=no+such+member+at+all'],
  [{ width: 1280, height: 800 }, 'plans=1&current=1'],
  [{ width: 375, height: 700 }, 'filter=pivot'],
] as const) {
  test(`nothing moves when the address filters: ${query} at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await delayScripts(page);
    await page.goto(`${largest}?${query}`, { waitUntil: 'commit' });
    // The page is seen before, its rows are not.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await rows(page).count()).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(count(page)).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('rows that wait for a filter are shown when no script comes', async ({ page, messages }) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(`${largest}?filter=pivot`);
  await expect(row(page, 'prop-rowHeight')).toBeVisible({ timeout: 15_000 });
  // The browser tells of each script that it could not load.
  expect(messages.filter((message) => !message.includes('ERR_FAILED'))).toEqual([]);
  messages.length = 0;
});

const group = (page: Page, id: string) => page.locator(`h3[id="${id}"]`);
const toc = (page: Page) => page.getByRole('complementary', { name: 'On this page' });

test('a long list has groups, on the page and in the table of contents', async ({ page }) => {
  await open(page, largest);
  const groups = [
    'Required',
    'Options',
    'Switches',
    'State',
    'Functions',
    'Event handlers',
    'Slots and styles',
  ];
  const headings = await page.locator('h3[id^="props-"]').allTextContents();
  expect(headings.map((text) => text.replace(/[^a-z ]/gi, '').trim())).toEqual(groups);
  for (const name of groups) {
    await expect(toc(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await toc(page).getByRole('link', { name: 'Event handlers' }).click();
  await expect(group(page, 'props-handlers')).toBeInViewport();
  await expect(row(page, 'prop-onAggregationModelChange')).toBeInViewport();
  const table = page.getByRole('table', { name: 'Props of DataGridPremium: Event handlers' });
  await expect(table.locator('[id="prop-onRowClick"]')).toHaveCount(1);

  // The first row of a group: the tables before it are laid out only when it is near.
  await open(page, 'api/data-grid/data-grid/');
  await open(page, `${largest}#prop-onAggregationModelChange`);
  await expect(row(page, 'prop-onAggregationModelChange')).toBeInViewport();

  await open(page, 'api/data-grid/grid-api/');
  await expect(group(page, 'members-row-selection')).toBeVisible();
  await open(page, 'api/charts/bar-chart/');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
});

test('a filter hides the groups it leaves empty, and a link brings one back', async ({ page }) => {
  await open(page, largest);
  await filter(page).fill('pivotActive');
  await expect(group(page, 'props-state')).toBeVisible();
  for (const element of [
    group(page, 'props-required'),
    toc(page).getByRole('link', { name: 'Required' }),
    page.getByRole('article').getByRole('link', { name: 'Required' }),
  ]) {
    await expect(element).toBeHidden();
  }
  const noMatch = page.getByText('Nothing here matches the filter.').and(page.locator(':visible'));
  const others = await noMatch.count();
  await filter(page).fill('no such member at all');
  await expect(count(page)).toHaveText(/^0 of/);
  // Once for all props, not for each of their groups.
  await expect(noMatch).toHaveCount(4);
  expect(others).toBeLessThan(4);

  await page.goto(`${largest}?filter=pivotActive#prop-columns`);
  await expect(row(page, 'prop-columns')).toBeInViewport();
  await expect(group(page, 'props-required')).toBeVisible();

  await page.locator('.pagination-nav__link').first().click();
  await expect(page).not.toHaveURL(/data-grid-premium/);
  await expect(toc(page).locator('li[hidden]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-api-filter');
});

test('types and texts lead to other pages of the reference inside the application', async ({
  page,
}) => {
  await open(page, 'api/data-grid/data-grid/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await row(page, 'prop-columns').getByRole('link', { name: 'GridColDef' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'GridColDef' })).toBeVisible();
  await expect(row(page, 'member-field')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(row(page, 'prop-columns')).toBeVisible();
});

test('a page says what it is, where it was read, and who uses it', async ({ page }) => {
  await open(page, 'api/date-pickers/date-range-picker/');
  const main = page.getByRole('article');
  await expect(main.locator('header').getByRole('link', { name: /^Pro/ })).toBeVisible();
  const facts = main.locator('[data-api="facts"]');
  await expect(facts).toContainText('@mui/x-date-pickers-pro 8.2.0');
  await expect(facts).toContainText('the nearest release to the documented version 8.1.0');
  await expect(facts).toContainText('MuiDateRangePicker');
  await open(page, 'api/data-grid/data-grid/');
  // By its key: the tables above are laid out when they come near, and move what a pointer presses on a busy machine.
  await main.locator('[data-api="usage"]').getByRole('link', { name: 'First grid' }).press('Enter');
  await expect(page).toHaveURL(/\/x\/react-data-grid\/quickstart\/#FirstGrid\.tsx$/);
  // The test ends on the page that it has come to, not on the way there.
  await expect(page.locator('figure[id="FirstGrid.tsx"]')).toBeInViewport();
});

test('a guide leads to the API of its components, each demo to that of its imports', async ({
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

test('the API tab shows the reference of the guide’s components within the guide', async ({
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
  // The frame is the guide's.
  await expect(
    page.locator('nav.menu').getByRole('link', { name: 'Quickstart', exact: true }).first(),
  ).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/x\/react-data-grid\/quickstart\/$/,
  );
  await filter(page).fill('rowHeight');
  await expect(row(page, 'DataGridPremium-prop-rowHeight')).toBeVisible();
  await expect(row(page, 'DataGridPremium-prop-columns')).toBeHidden();
});

test('a page without components has no tabs', async ({ page }) => {
  await open(page, 'introduction/licensing/');
  await expect(page.getByRole('navigation', { name: 'Views of this page' })).toHaveCount(0);
});

for (const width of [320, 375]) {
  test(`the largest page fits a phone of ${width} px, row by row`, async ({ page }) => {
    await savePreferences(page, { theme: 'dark', direction: 'rtl' });
    await page.setViewportSize({ width, height: 700 });
    await open(page, largest);
    await row(page, 'prop-rowHeight').scrollIntoViewIfNeeded();
    const overflow = await page.evaluate(() => {
      const own = document.documentElement.clientWidth;
      const wide = [...document.querySelectorAll('[data-api-row]')].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > own;
      });
      return [document.documentElement.scrollWidth - own, wide.length];
    });
    expect(overflow).toEqual([0, 0]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all members, links and tabs are there', async ({ page }) => {
    await page.goto(largest);
    await expect(row(page, 'prop-rowHeight')).toContainText('52');
    await expect(filter(page)).toBeHidden();
    await page.goto('react-data-grid/quickstart/');
    await page.getByRole('link', { name: 'API', exact: true }).first().click();
    await expect(row(page, 'DataGridPremium-prop-columns')).toBeVisible();
  });
});

test('the index of a product finds a page by its name', async ({ page }) => {
  await open(page, 'api/charts/');
  await filter(page).fill('radar');
  await expect(page.locator('[data-api-row="RadarChart"]')).toBeVisible();
  await expect(page.locator('[data-api-row="BarChart"]')).toBeHidden();
  await page.locator('[data-api-row="RadarChart"]').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'RadarChart' })).toBeVisible();
});

test('long lists of slots and classes are grouped, in the page and its contents, and filtered alike', async ({
  page,
}) => {
  await open(page, largest);
  for (const [name, id, member] of [
    ['Icons', 'slots-icons', 'slot-columnMenuIcon'],
    ['Base controls', 'slots-controls', 'slot-baseButton'],
    ['Pivot panel', 'classes-pivot', 'class-pivotPanelBody'],
    ['AI assistant panel', 'classes-ai', 'class-aiAssistantPanelBody'],
  ] as const) {
    await expect(group(page, id)).toContainText(name);
    await expect(toc(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `#${id}`,
    );
    await expect(page.locator(`h3[id="${id}"] + * [id="${member}"]`)).toBeAttached();
  }
  await filter(page).fill('baseButton');
  await expect(row(page, 'slot-baseButton')).toBeVisible();
  await expect(group(page, 'slots-controls')).toBeVisible();
  await expect(group(page, 'slots-icons')).toBeHidden();
  await expect(toc(page).locator('a[href="#slots-icons"]')).toBeHidden();
  await expect(toc(page).locator('a[href="#classes-pivot"]')).toBeHidden();
  await page.goto(`${largest}#class-pivotPanelBody`);
  await expect(row(page, 'class-pivotPanelBody')).toBeInViewport();
});

test('in a right-to-left page a description keeps its full stop and the order of its names', async ({
  page,
}) => {
  await savePreferences(page, { direction: 'rtl' });
  await open(page, 'api/data-grid/grid-api/');
  const order = await page.locator('[data-api-row]').evaluateAll((all) =>
    all.slice(0, 12).flatMap((each) =>
      [...each.querySelectorAll('td:last-child > p')].flatMap((paragraph) => {
        const text = paragraph.lastChild;
        const length = text?.textContent?.length ?? 0;
        if (!(text instanceof Text) || !text.data.endsWith('.') || length < 3) return [];
        const placeOf = (at: number): DOMRect => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect();
        };
        const [before, stop] = [placeOf(length - 2), placeOf(length - 1)];
        return [stop.left >= before.left];
      }),
    ),
  );
  expect(order.length).toBeGreaterThan(3);
  expect(order).not.toContain(false);
  const result = page
    .locator('[id="member-getSelectedCellsAsArray"] [data-api=signature] p')
    .last();
  const edges = await result.evaluate((paragraph) => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const lines = [...range.getClientRects()];
    return paragraph.getBoundingClientRect().right - Math.max(...lines.map(({ right }) => right));
  });
  expect(edges, 'from the end of the lines to the start edge of the page').toBeLessThan(2);
  const [code, word] = await result.evaluate((paragraph) => {
    const range = document.createRange();
    const start = paragraph.firstChild as Text;
    range.setStart(start, 0);
    range.setEnd(start, 1);
    return [
      paragraph.querySelector('code')!.getBoundingClientRect().left,
      range.getBoundingClientRect().left,
    ];
  });
  expect(word).toBeLessThan(code!);
});

test('tables that are not laid out yet have about the place they will need', async ({ page }) => {
  for (const width of [1280, 400]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/api/tree-view/rich-tree-view/', '/api/data-grid/grid-api/']) {
      await open(page, path);
      const heights = (): Promise<number[]> =>
        page
          .locator('[data-api="rows"]')
          .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().height));
      const places = await heights();
      await page.addStyleTag({
        content: '[data-api="rows"] { content-visibility: visible !important }',
      });
      for (const [index, height] of (await heights()).entries()) {
        const what = `table ${index} of ${path} at ${width}`;
        // A table higher than its place would lie over what follows; one line of text is within its margins.
        if (width < 996) expect(places[index], what).toBeGreaterThan(height - 24);
        expect(places[index], what).toBeLessThan(height * 1.6);
        expect(places[index], what).toBeGreaterThan(height * 0.7);
      }
    }
  }
});

test('a member newer than the oldest documented release says since when it exists', async ({
  page,
  request,
}) => {
  await open(page, 'api/charts/funnel-chart/');
  await expect(row(page, 'prop-gap').getByText('since 8.2.0', { exact: true })).toBeVisible();
  await expect(row(page, 'prop-series')).not.toContainText('since');
  const twin = await request.get('/x/api/charts/funnel-chart/index.md');
  expect(await twin.text()).toContain('`gap` (Pro plan, since 8.2.0)');

  await open(page, 'api/charts/charts-localization-provider/');
  await expect(page.locator('[data-api="facts"]')).toContainText('since 8.1.0');

  await open(page, 'react-charts/localization/');
  await page
    .locator('article a[data-api-link]')
    .getByText('ChartsLocalizationProvider')
    .first()
    .hover();
  await expect(page.getByRole('tooltip')).toContainText('since 8.1.0');
});

test('a page says what it lost in this major, and leads to what took its place', async ({
  page,
  request,
}) => {
  await open(page, 'api/charts/bar-chart/');
  const lost = page.locator('[data-api="removed"] li').filter({ hasText: 'topAxis' });
  const twin = await request.get('/x/api/charts/bar-chart/index.md');
  expect(await twin.text()).toMatch(
    /## Removed in v8\n\n[^]*\n- `topAxis`[^\n]*migration\/migration-charts-v7\/index\.md#axis-props/,
  );
  await lost.getByRole('link').click();
  await expect(page).toHaveURL(/\/x\/migration\/migration-charts-v7\/#axis-props$/);
  await expect(page.locator('[id="axis-props"]')).toBeInViewport();
});
