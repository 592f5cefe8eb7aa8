// What search finds, and what it says when it finds nothing.
import { expect, nightly, open, test } from './fixtures';
import { field, options, dialog, ask } from './elements/search';

test('the results page keeps the typed text while its URL updates', nightly, async ({ page }) => {
  await open(page, '/search/');
  const box = page.getByRole('searchbox');
  await box.pressSequentially('selection', { delay: 150 });
  await expect(page).toHaveURL(/[?&]q=selection(?:&|$)/);
  await expect(box).toHaveValue('selection');
});

test('results are grouped by kind, with plan badges and highlighted matches', async ({ page }) => {
  await open(page, '/react-data-grid/');
  await ask(page, 'telemetry');
  const guides = page.getByRole('group', { name: 'Guides' });
  await expect(guides.getByRole('option').first()).toContainText('Telemetry');
  await expect(guides.getByRole('option').first()).toContainText('Pro');
  await expect(guides.locator('mark').first()).toHaveText(/telemetry/i);
  await field(page).fill('GridColDef');
  await expect(page.getByRole('group', { name: 'API' }).getByRole('option').first()).toContainText(
    'GridColDef',
  );
});

test('search can be limited to one product and widened again', async ({ page }) => {
  await open(page, '/react-charts/');
  await ask(page, 'quickstart');
  await expect(options(page).locator('a[href^="/x/react-tree-view/"]').first()).toBeAttached();
  await expect(options(page).first().locator('a')).toHaveAttribute('href', /^\/x\/react-charts\//);
  await page.getByRole('radio', { name: 'Charts' }).check();
  await expect(
    options(page).locator('a:not([href*="/react-charts/"], [href*="/api/charts/"])'),
  ).toHaveCount(0);
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('processRowUpdate');
  await page.getByRole('button', { name: 'Search everything' }).click();
  await expect(options(page).first()).toContainText('processRowUpdate');
  // The button is gone.
  await expect(field(page)).toBeFocused();
});

test(
  'the address of all results names a product only while it limits them',
  nightly,
  async ({ page }) => {
    await open(page, '/search/?q=quickstart&product=x-charts');
    const others = page.getByRole('main').locator('a[href^="/x/react-tree-view/"]');
    const charts = page.getByRole('radio', { name: 'Charts' });
    await expect(charts).toBeChecked();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(others).toHaveCount(0);
    await page.getByRole('radio', { name: 'Everything' }).check();
    await expect(page).toHaveURL(/\/search\/\?q=quickstart$/);
    await expect(others.first()).toBeVisible();
    await charts.check();
    await expect(page).toHaveURL(/&product=x-charts$/);
    await expect(others).toHaveCount(0);
  },
);

test('a search without results shows a message with a link, and is reported once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    window.addEventListener('x:event', (event) => seen.push((event as CustomEvent).detail));
  });
  await open(page, '/react-charts/');
  await page.keyboard.press('/');
  await field(page).pressSequentially('qqqxqqqx');
  await expect(dialog(page)).toContainText('Nothing found for qqqxqqqx');
  await expect(dialog(page).getByRole('status')).toHaveText('No results');
  await expect(dialog(page).getByRole('link', { name: 'Charts overview' })).toHaveAttribute(
    'href',
    '/x/react-charts/',
  );
  const seen = (): Promise<unknown> =>
    page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  await expect.poll(seen).toEqual([{ category: 'search', action: 'no-result', label: 'qqqxqqqx' }]);
});

test('misspelled words, split names, questions, and code find the right page', async ({ page }) => {
  await open(page, '/introduction/');
  await page.keyboard.press('/');
  for (const [query, path] of [
    ['licencing', '/x/introduction/licensing/'],
    ['instalation', '/x/introduction/installation/'],
    ['date range picker', 'date-range-picker/'],
    ['how do I remove the watermark', '/x/introduction/licensing/'],
    ['.MuiDataGrid-cell', '/x/api/data-grid/data-grid'],
    ['apiRef.current.setRowSelectionModel', '/x/api/data-grid/grid-api/'],
    ['MuiTreeItem', '/x/api/tree-view/tree-item/'],
  ] as const) {
    await field(page).fill(query);
    await expect(options(page).first().locator('a'), query).toHaveAttribute(
      'href',
      new RegExp(path),
    );
  }
});

test('a pasted console log, however long, leads to the section that explains its message', async ({
  page,
}) => {
  const frames = Array.from(
    { length: 300 },
    (_, at) => `at Part${at} (https://app.test/main.js:1:${at})`,
  );
  const log = [
    '[vite] connected.',
    'warnings.js:18 MUI X: useResizeContainer - The parent DOM element of the Data Grid has an empty height.',
    'Please make sure that this element has an intrinsic height.',
    ...frames,
  ];
  await open(page, '/introduction/');
  await ask(page, log.join('\n'));
  await expect(options(page).first()).toContainText('has an empty height');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/react-data-grid\/layout\/#mui-x-useresizecontainer/);
});

test('unusual input causes no errors and is never rendered as markup', async ({ page }) => {
  await open(page, '/introduction/');
  await page.keyboard.press('/');
  for (const query of [
    'x'.repeat(10_000),
    'row '.repeat(2500),
    '🎉👩‍💻',
    'שלום عالم',
    '.*+?^${}()|[]\\',
    '     ',
    '"\'`%',
  ]) {
    await field(page).fill(query);
    await expect(field(page)).toHaveValue(query);
    // The number of results, which is empty until there is an answer.
    if (query.trim()) await expect(dialog(page).getByRole('status').last()).not.toBeEmpty();
  }
  await field(page).fill('<img src=x onerror="document.title=1">');
  await expect(dialog(page)).toContainText(/Nothing found|API|Guides/);
  await expect(dialog(page).locator('img')).toHaveCount(0);
});

test('names are found while the text index is still loading', nightly, async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(/\/search\/index-.*\.json/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/introduction/');
  await ask(page, 'valueGetter');
  await expect(options(page).first().locator('a')).toHaveAttribute(
    'href',
    '/x/api/data-grid/grid-col-def/#member-valueGetter',
  );
  await expect(dialog(page).locator('[role=option] mark').first()).toHaveText('valueGetter');
  await field(page).fill('qqqxqqqx');
  await expect(dialog(page).getByText('Loading…')).toBeVisible();
  release();
  await expect(dialog(page)).toContainText('Nothing found for qqqxqqqx');
});

test(
  'a prop shared by several plans is one result, which names the other components',
  nightly,
  async ({ page }) => {
    await open(page, '/introduction/');
    await ask(page, 'rowSelectionModel');
    const rows = options(page).filter({ has: page.locator('a[href$="#prop-rowSelectionModel"]') });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('also in DataGridPro, DataGridPremium');
    await expect(rows).toHaveAttribute(
      'aria-label',
      /^rowSelectionModel, DataGrid, Data Grid, also/,
    );
  },
);

test('the name of another library finds the equivalent product', async ({ page }) => {
  await open(page, '/introduction/');
  await ask(page, 'handsontable');
  await expect(dialog(page)).toContainText(
    'handsontable is another library. Did you mean Data Grid?',
  );
  await expect(options(page)).toHaveCount(1);
  await expect(options(page).locator('a')).toHaveAttribute('href', '/x/react-data-grid/');
});

test('a search without results suggests similar names', async ({ page }) => {
  await open(page, '/introduction/');
  await ask(page, 'DatPikr');
  await expect(dialog(page)).toContainText('Nothing found for DatPikr');
  await expect(dialog(page)).toContainText('Similar names:');
  await dialog(page).getByRole('link', { name: 'DatePicker', exact: true }).click();
  await expect(page).toHaveURL(/\/api\/date-pickers\/date-picker\/$/);
  await expect(dialog(page)).toBeHidden();
});

test('a link to results can be shared', async ({ page }) => {
  await open(page, '/search/?q=licensing');
  await expect(page.getByRole('searchbox')).toHaveValue('licensing');
  const guides = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'Guides' }) });
  await expect(guides.getByRole('link').first()).toHaveAttribute(
    'href',
    '/x/introduction/licensing/',
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('searchbox').fill('telemetry');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
    'href',
    '/x/guides/telemetry/',
  );
  await expect(page).toHaveURL(/\/x\/search\/\?q=telemetry$/);
});

test('the results stay until the page of a result has loaded', nightly, async ({ page }) => {
  await open(page, '/search/?q=licensing');
  const result = page.getByRole('main').locator('a[href="/x/introduction/licensing/"]').first();
  await expect(result).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(/\/assets\/js\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await result.click();
  await expect(page).toHaveURL(/\/introduction\/licensing\/$/);
  await expect(page.getByRole('searchbox')).toHaveValue('licensing');
  await expect(result).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Licensing' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('licensing');
});

test(
  'a link to other results replaces what was typed, and Back returns to it',
  nightly,
  async ({ page }) => {
    await open(page, '/search/?q=licensing');
    const box = page.getByRole('searchbox');
    await box.fill('telemetry');
    await expect(page).toHaveURL(/\?q=telemetry$/);
    await ask(page, 'roadmap');
    await page.getByRole('link', { name: 'All results' }).click();
    await expect(page).toHaveURL(/\?q=roadmap$/);
    await expect(box).toHaveValue('roadmap');
    await page.goBack();
    await expect(box).toHaveValue('telemetry');
    await page.goForward();
    await expect(box).toHaveValue('roadmap');
  },
);

test('the results page has its results again after the dialog', nightly, async ({ page }) => {
  await open(page, '/search/?q=licensing');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Licensing');
  await ask(page, 'telemetry');
  await expect(options(page).first()).toContainText('Telemetry');
  await page.keyboard.press('Escape');
  await expect(first).toContainText('Licensing');
  await expect(page.getByRole('searchbox')).toHaveValue('licensing');
});

test('the dialog links to all results', nightly, async ({ page }) => {
  await open(page, '/introduction/');
  await ask(page, 'licensing');
  const all = page.getByRole('link', { name: 'All results' });
  const tab = page.context().waitForEvent('page');
  await all.click({ modifiers: ['Control'] });
  await tab;
  await expect(dialog(page)).toBeVisible();
  await all.click();
  await expect(page).toHaveURL(/\/x\/search\/\?q=licensing$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
});
