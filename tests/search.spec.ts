import type { Locator, Page } from '@playwright/test';
import { expect, open, savePreferences, shiftsOf, test } from './fixtures';
import { violations } from './visit/axe';

const field = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search the documentation' });
const options = (page: Page): Locator => page.locator('[role=option]');
const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search the documentation' });
const activeOption = (page: Page): Locator => page.locator('[role=option][aria-selected=true]');

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

/** Waits until no more sections arrive with excerpts, which make the list longer. */
async function settled(page: Page): Promise<void> {
  let before = 0;
  const isSame = async (): Promise<boolean> => {
    const now = await options(page).count();
    const same = now > 0 && now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { intervals: [600] }).toBe(true);
}

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens search, Escape closes it and gives the focus back`, async ({ page }) => {
    await open(page, '/introduction/licensing/');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('the slash is left to whoever is typing', async ({ page }) => {
  await open(page, '/search/');
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('searchbox').press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('a/');
  await expect(dialog(page)).toBeHidden();
});

test('the page of all results keeps what is typed while its address follows', async ({ page }) => {
  await open(page, '/search/');
  const box = page.getByRole('searchbox');
  await box.pressSequentially('selection', { delay: 150 });
  await expect(page).toHaveURL(/[?&]q=selection(?:&|$)/);
  await expect(box).toHaveValue('selection');
});

test('the one button of search opens the dialog, on the landing page as on any other', async ({
  page,
}) => {
  for (const path of ['/', '/react-charts/']) {
    await open(page, path);
    // What a live grid on the landing page has does not open the site's search.
    const button = page
      .getByRole('button', { name: /Search/ })
      .and(page.locator(':not([data-demo-state] *)'));
    await expect(button).toHaveCount(1);
    await expect(button).toHaveAttribute('data-ga-event-category', 'search');
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(button).toBeFocused();
  }
});

test('what is typed before anything has arrived is kept and answered', async ({ page }) => {
  await open(page, '/react-data-grid/');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(/\/search\/.*\.json|worker.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('licensing');
  await expect(field(page)).toHaveValue('licensing');
  await expect(dialog(page).getByText('Loading…')).toBeVisible();
  release();
  await expect(options(page).first()).toContainText('Licensing');
});

test('the list follows the pattern of a combobox and the keyboard', async ({ page }) => {
  await open(page, '/react-data-grid/');
  await ask(page, 'rowSelectionModel');
  await expect(page.getByRole('listbox', { name: 'Search results' })).toBeVisible();
  await settled(page);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const first = await field(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${first}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', first ?? '');
  await expect(activeOption(page)).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await expect(field(page)).toBeFocused();
  for (const option of await options(page).all()) {
    await expect(option.locator('a')).toHaveAttribute('href', /^\/x\//);
    await expect(option.locator('a')).toHaveAttribute('data-ga-event-action', 'select');
  }
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
});

test('Enter opens a section of a page, and the search is remembered until it is erased', async ({
  page,
}) => {
  await open(page, '/react-data-grid/');
  await ask(page, 'rowSelectionModel');
  const row = options(page).locator('a[href="/x/api/data-grid/data-grid/#prop-rowSelectionModel"]');
  await expect(row).toBeVisible();
  const href = await row.getAttribute('href');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page).locator('a').getAttribute('href')).toBe(href);
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/data-grid\/#prop-rowSelectionModel$/);
  await expect(dialog(page)).toBeHidden();

  await page.keyboard.press('/');
  await field(page).fill('');
  await page.getByRole('button', { name: 'rowSelectionModel', exact: true }).click();
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('');
  await page.getByRole('button', { name: 'Forget “rowSelectionModel”' }).click();
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('x.search.recent'))).toBeNull();
});

test('hits are grouped by kind, badged and marked', async ({ page }) => {
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

test('search keeps to a product when asked to', async ({ page }) => {
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
});

test('nothing found says so, is reported once, and leads on', async ({ page }) => {
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
  await expect(dialog(page).getByRole('link', { name: 'Charts: overview' })).toHaveAttribute(
    'href',
    '/x/react-charts/',
  );
  const seen = (): Promise<unknown> =>
    page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  await expect.poll(seen).toEqual([{ category: 'search', action: 'no-result', label: 'qqqxqqqx' }]);
});

test('misspelled, split and foreign words find what is meant', async ({ page }) => {
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

test('odd input throws nothing and makes no markup', async ({ page }) => {
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
    await page.waitForTimeout(50);
  }
  await field(page).fill('<img src=x onerror="document.title=1">');
  await expect(dialog(page)).toContainText(/Nothing found|API|Guides/);
  await expect(dialog(page).locator('img')).toHaveCount(0);
});

for (const [what, status, body, text] of [
  ['missing', 404, '', 'no search index'],
  ['damaged', 200, '{"format":', 'damaged'],
  ['of another build', 200, '{"format":1,"build":"other"}', 'was updated'],
] as const) {
  test(`an index that is ${what} is said so, and asked for again`, async ({ page, messages }) => {
    await open(page, '/introduction/');
    await page
      .context()
      .route(/search\/index-.*\.json/, (route) => route.fulfill({ status, body }));
    await ask(page, 'licensing');
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await page.context().unroute(/search\/index-.*\.json/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toContainText('Licensing');
    // The browser itself reports the status.
    messages.splice(0, messages.length, ...messages.filter((one) => !one.includes('404')));
  });
}

test('a blocked index leaves the rest of the site alone', async ({ page, messages }) => {
  await open(page, '/introduction/');
  await page.context().route(/search\/manifest\.json/, (route) => route.abort());
  await ask(page, 'licensing');
  await expect(page.getByRole('alert').filter({ hasText: 'did not arrive' })).toBeVisible();
  await page.keyboard.press('Escape');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Licensing' }).click();
  await expect(page).toHaveURL(/\/licensing\/$/);
  messages.length = 0;
});

test('search answers with the network off once it was opened', async ({ page, messages }) => {
  await open(page, '/react-data-grid/');
  await ask(page, 'licensing');
  await expect(options(page).first()).toContainText('Licensing');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await ask(page, 'telemetry');
  await expect(options(page).first()).toContainText('Telemetry');
  await page.context().setOffline(false);
  messages.length = 0;
});

test('opens again at once after Escape', async ({ page }) => {
  await open(page, '/introduction/');
  await ask(page, 'licensing');
  await expect(options(page).first()).toContainText('Licensing');
  // Both keys in one task of the browser: but microtasks, which follow every key, nothing comes between.
  await field(page).evaluate(async (element) => {
    for (const init of [{ key: 'Escape' }, { key: 'k', ctrlKey: true }]) {
      const target = element.isConnected ? element : document.body;
      target.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      );
      await Promise.resolve();
    }
  });
  await expect(field(page)).toHaveValue('licensing');
  await expect(field(page)).toBeFocused();
});

test('the dialog keeps the last query, selected, and offers the ones before', async ({ page }) => {
  await open(page, '/introduction/');
  for (const query of ['licensing', 'telemetry']) {
    await ask(page, query);
    await expect(options(page).first()).toContainText(new RegExp(query, 'i'));
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/${query}/`));
  }
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('telemetry');
  await expect(options(page).first()).toContainText('Telemetry');
  await dialog(page).getByRole('button', { name: 'licensing', exact: true }).click();
  await expect(options(page).first()).toContainText('Licensing');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('licensing');
  await page.keyboard.type('roadmap');
  await expect(field(page)).toHaveValue('roadmap');
  await expect(dialog(page).getByRole('heading', { name: 'Recent searches' })).toBeHidden();
});

test('names are answered while the texts are on their way', async ({ page }) => {
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

test('a row that several plans have is one hit, which says so', async ({ page }) => {
  await open(page, '/introduction/');
  await ask(page, 'rowSelectionModel');
  const rows = options(page).filter({ has: page.locator('a[href$="#prop-rowSelectionModel"]') });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('also in DataGridPro, DataGridPremium');
  await expect(rows).toHaveAttribute('aria-label', /^rowSelectionModel, DataGrid, Data Grid, also/);
});

test('the name of another library leads to the product that does the same', async ({ page }) => {
  await open(page, '/introduction/');
  await ask(page, 'handsontable');
  await expect(dialog(page)).toContainText(
    'handsontable is another library. Did you mean Data Grid?',
  );
  await expect(options(page)).toHaveCount(1);
  await expect(options(page).locator('a')).toHaveAttribute('href', '/x/react-data-grid/');
});

test('a miss names what is nearest', async ({ page }) => {
  await open(page, '/introduction/');
  await ask(page, 'DatPikr');
  await expect(dialog(page)).toContainText('Nothing found for DatPikr');
  await expect(dialog(page)).toContainText('The nearest names:');
  await dialog(page).getByRole('link', { name: 'DatePicker', exact: true }).click();
  await expect(page).toHaveURL(/\/api\/date-pickers\/date-picker\/$/);
  await expect(dialog(page)).toBeHidden();
});

test('works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/introduction/');
  await ask(page, 'licensing');
  await expect(options(page).first()).toContainText('Licensing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/licensing\/$/);
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

test('the dialog leads to all results', async ({ page }) => {
  await open(page, '/introduction/');
  await ask(page, 'licensing');
  await page.getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL(/\/x\/search\/\?q=licensing$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
});

test('on a phone the button keeps a size for fingers and the dialog fills the screen', async ({
  page,
}) => {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/react-date-pickers/');
    const button = page.getByRole('navigation').getByRole('button', { name: 'Search' });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await button.click();
    await field(page).fill('DateRangePicker');
    await expect(options(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page.keyboard.press('Escape');
  }
});

for (const theme of ['light', 'dark']) {
  for (const direction of ['ltr', 'rtl']) {
    test(`the open dialog has no violations: ${theme}, ${direction}`, async ({ page }) => {
      await savePreferences(page, { theme, direction });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/react-data-grid/');
      const check = async (what: string): Promise<void> => {
        expect(await violations(page, { within: 'dialog' }), what).toEqual([]);
      };
      await page.keyboard.press('/');
      await expect(dialog(page)).toContainText('Type a topic');
      await check('empty');
      await field(page).fill('row selection');
      await expect(dialog(page).locator('mark').first()).toBeVisible();
      await check('results');
      await field(page).fill('qqqxqqqx');
      await expect(dialog(page)).toContainText('Nothing found');
      await check('nothing found');
    });
  }
}

test('text pages load nothing of search before it opens', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/introduction/installation/');
  await page.waitForTimeout(300);
  expect(asked.filter((url) => /worker|\/search\//.test(url))).toEqual([]);
});

test('the dialog keeps Tab and the reader inside, and asks the page behind for nothing', async ({
  page,
}) => {
  await open(page, '/introduction/');
  await ask(page, 'licensing');
  await expect(options(page).first()).toContainText('Licensing');
  await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
  const isInside = (): Promise<boolean> =>
    page.evaluate(() => document.querySelector('dialog')!.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press(key);
      expect(await isInside(), `${key} ${step}`).toBe(true);
    }
  }
  await field(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'All results' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  // A press on what takes no focus.
  await dialog(page)
    .locator('footer')
    .click({ position: { x: 2, y: 2 } });
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await ask(page, 'x');
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/introduction\/$/);
});

test('a browser without popovers opens the same dialog', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
  await open(page, '/introduction/');
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
});

const agents = {
  '⌘K': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140 Safari/537.36',
  'Ctrl K': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140 Safari/537.36',
};
for (const [keys, userAgent] of Object.entries(agents)) {
  test.describe(() => {
    test.use({ userAgent });
    test(`the button names the keys of the keyboard: ${keys}`, async ({ page }) => {
      await open(page, '/');
      const button = page.getByRole('button', { name: /^Search/ });
      await expect(button.locator('kbd:visible')).toHaveText([keys]);
      expect(await shiftsOf(page)).toEqual([]);
    });
  });
}
