// The oldest browsers in "browserslist" (package.json), as far as they lack what the newest has built in.
import { count, filter } from './elements/api';
import { demo, inspect } from './elements/demos';
import { PAGE, edit, replace } from './elements/editing';
import { ask, options } from './elements/search';
import { expect, nightly, open, test } from './fixtures';

/** Takes away what came to one of the browsers after the oldest one that the site is built for. */
function removeNewer(): void {
  const iterators: unknown = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  const newer: [owner: unknown, names: string][] = [
    [URL, 'canParse parse'],
    [Element.prototype, 'checkVisibility'],
    [Promise, 'withResolvers try'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Array, 'fromAsync'],
    [Set.prototype, 'union intersection difference isSubsetOf isSupersetOf isDisjointFrom'],
    [iterators, 'map filter take drop flatMap reduce toArray forEach some every find'],
    [AbortSignal, 'any'],
    [window, 'scheduler navigation requestIdleCallback'],
  ];
  for (const [owner, names] of newer)
    for (const name of names.split(' ')) Reflect.deleteProperty(owner as object, name);
}

test.beforeEach(({ page }) => page.addInitScript(removeNewer));

test('the page for what is not saved leads to a page that can be loaded', async ({ page }) => {
  await page.goto('offline/?page=%2Fx%2Fintroduction%2Flicensing%2F');
  await expect(page).toHaveURL(/\/x\/introduction\/licensing\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
});

test('a browser that does not say how a page was fetched is not taken to be offline', async ({
  page,
}) => {
  // As Firefox on a host without HTTPS.
  await page.addInitScript(() =>
    Reflect.deleteProperty(PerformanceResourceTiming.prototype, 'serverTiming'),
  );
  await open(page, 'introduction/licensing/');
  await expect(page.locator('html')).not.toHaveAttribute('data-offline');
});

test('demos are found, named and edited', nightly, async ({ page }) => {
  await open(page, 'react-data-grid/layout/');
  const anatomy = page.locator('figure:has([data-part])').first();
  await anatomy.scrollIntoViewIfNeeded();
  await expect(anatomy.locator('[data-part][data-found]').first()).toBeAttached();
  const card = await inspect(page, demo(page, 'EmptyHeight'));
  await expect(card.getByRole('status').first()).toContainText('.MuiDataGrid');
  await ask(page, 'tree view quickstart');
  await expect(options(page).first()).toContainText('Tree View quickstart');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname.endsWith(PAGE));
  const { field, frame } = await edit(page);
  await replace(field, 'label="Account"', 'label="Person"');
  await expect(frame.getByRole('treeitem', { name: 'Person' })).toBeVisible();
});

test('a gallery and a reference are filtered', async ({ page }) => {
  await open(page, 'react-tree-view/gallery/');
  await page.getByLabel('Filter by words').fill('drag');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+ demos$/ })).toBeVisible();
  await open(page, 'api/tree-view/rich-tree-view/');
  await filter(page).fill('selection');
  await expect(count(page)).toBeVisible();
});
