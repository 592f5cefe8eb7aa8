// Addresses as visitors and hosts write them: whatever follows the path, and in whatever form the path is, the page stays.
import { compressToEncodedURIComponent } from 'lz-string';
import type { Page } from '@playwright/test';
import { currentVersion } from '../src/products/registry';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';
import { PAGE, TREE, parts } from './elements/editing';

/** Hashes that can't be decoded, or name nothing. */
const hashes = [
  '#%',
  '#100%',
  '#50%-off',
  `#edit=${TREE}~%E0%A4`,
  `#edit=${TREE}~`,
  '#%C0%AF',
  '#"]',
  '#%00',
];

/** Queries that the site reads parts of, with values that can't be decoded or make no sense. */
const queries = [
  '?%',
  '?q=%E0%A4&filter=%&page=//[',
  '?ConfigurableBars.layout=%zz&ConfigurableBars.borderRadius=1e999&__proto__.x=1',
  '?dir=%&docusaurus-theme=%&mode=%&width=%&=&&&',
  '?filter=%&plan=zz&component=__proto__&feature=%2F..%2F&from=%&to=999&grep=(',
  `?${'a'.repeat(3000)}=[]&page=x%`,
];

/** A page of each kind. */
const kinds = {
  'the home page': '',
  'a guide of text': 'introduction/licensing/',
  'a guide with demos that can be edited': PAGE.slice(1),
  'a guide with a demo that can be configured': 'react-charts/bars/',
  'the API of a guide': 'react-data-grid/sorting/components-api/',
  'a page of the API reference': 'api/tree-view/rich-tree-view/',
  'an index of the API reference': 'api/tree-view/',
  'a migration guide': 'migration/migration-tree-view-v7/',
  'the upgrade assistant': 'migration/check/',
  'the page for a theme': 'introduction/your-theme/',
  'a gallery of demos': 'react-tree-view/gallery/',
  'the results page': 'search/',
  'the page of a demo': 'playground/react-tree-view/quickstart/FirstTree/',
  'the blog': 'blog/',
  'the page for what is not saved': 'offline/',
  'a page of a frozen version': `8.0.0${PAGE}`,
  'the page for missing addresses': 'no-such-page/',
};

const heading = (page: Page): Promise<string[]> => page.locator('h1').allTextContents();

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind} stays, whatever hash or query its address has`, nightly, async ({ page }) => {
    const status = path === 'no-such-page/' ? 404 : 200;
    await open(page, path, status);
    const title = await page.title();
    const headings = await heading(page);
    const isThere = async (address: string): Promise<void> => {
      expect(await heading(page), address).toEqual(headings);
      await expect(page, address).toHaveTitle(title);
    };
    for (const hash of hashes) {
      await page.evaluate((next) => (window.location.hash = next), hash);
      await isThere(hash);
    }
    for (const [index, query] of queries.entries()) {
      const rest = query + (hashes[index] ?? '');
      await open(page, path + rest, status);
      await isThere(rest);
    }
  });
}

test('a link to a section that has moved opens the page that has it now', async ({ page }) => {
  const old = 'react-data-grid/row-grouping/#group-expansion';
  const now = /\/react-data-grid\/row-grouping\/expansion\/#group-expansion$/;
  await open(page, PAGE.slice(1));
  await page.goto(old);
  await expect(page).toHaveURL(now);
  await expect(page.locator('#group-expansion')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await open(page, old.replace(/#.*/, ''));
  await page.evaluate(() => (window.location.hash = 'group-expansion'));
  await expect(page).toHaveURL(now);
});

test.describe('a link with edits', () => {
  const openLink = async (page: Page, payload: string) => {
    await open(page, `${PAGE}#edit=${TREE}~${payload}`);
    return parts(page, TREE);
  };

  test(
    'that is far larger than it seems says so and shows the original code',
    nightly,
    async ({ page }) => {
      const text = JSON.stringify(['TS', { 'FirstTree.tsx': ' '.repeat(400_000) }]);
      const { figure, field } = await openLink(page, compressToEncodedURIComponent(text));
      await expect(figure.getByRole('note')).toHaveText(/^The edits in the link are too large/);
      await expect(field).toHaveValue(/SimpleTreeView/);
    },
  );

  test('with a broken escape says that it can’t be read', async ({ page }) => {
    const { figure, field } = await openLink(page, '%E0%A4');
    await expect(figure.getByRole('note')).toHaveText(/^The edits in the link can’t be read/);
    await expect(field).toHaveValue(/SimpleTreeView/);
  });

  test('is not made for code that no link could open', nightly, async ({ page }) => {
    await open(page, PAGE);
    const { figure, field } = parts(page, TREE);
    await figure.getByRole('button', { name: 'Edit', exact: true }).click();
    await field.fill(`// ${'x'.repeat(100_000)}\nexport default () => null;`);
    await figure.getByRole('button', { name: 'Copy link' }).click();
    await expect(figure.getByText('The code is too long for a link.')).toBeVisible();
  });
});

const rest = '?dir=rtl&a=%20b#sort-by-several-columns';

/** Forms of addresses -> the address that the page has. Everything is below `/x`. */
const forms: readonly (readonly [form: string, own: string])[] = [
  ['/react-data-grid/sorting/', '/react-data-grid/sorting/'],
  // What a host answers with the page itself, or redirects.
  ['/react-data-grid/sorting', '/react-data-grid/sorting/'],
  ['/react-data-grid/sorting/index.html', '/react-data-grid/sorting/'],
  ['//react-data-grid/sorting/', '/react-data-grid/sorting/'],
  ['/react-data-grid//sorting/', '/react-data-grid/sorting/'],
  ['/react-data-grid/sorting//', '/react-data-grid/sorting/'],
  ['/react-data-grid/./sorting/../sorting/', '/react-data-grid/sorting/'],
  ['/react%2Ddata%2Dgrid/sorting/', '/react-data-grid/sorting/'],
  ['/index.html', '/'],
  ['/blog/index.html', '/blog/'],
  ['/search/index.html', '/search/'],
  ['/api/tree-view/rich-tree-view/index.html', '/api/tree-view/rich-tree-view/'],
  [
    '/react-data-grid/sorting/components-api/index.html',
    '/react-data-grid/sorting/components-api/',
  ],
  [
    '/playground//react-tree-view/quickstart/FirstTree/index.html',
    '/playground/react-tree-view/quickstart/FirstTree/',
  ],
  ['/8.0.0/react-data-grid/sorting/index.html', '/8.0.0/react-data-grid/sorting/'],
  ['/8.0.0//react-data-grid/sorting/', '/8.0.0/react-data-grid/sorting/'],
  // The start of a version.
  ['/8.0.0/', '/8.0.0/introduction/'],
  ['/8.0.0', '/8.0.0/introduction/'],
  ['/v8.0.0/', '/8.0.0/introduction/'],
  // What a host has no file for: the page for missing addresses finds the page.
  [`/${currentVersion}/`, '/'],
  [`/${currentVersion}/react-data-grid/sorting/`, '/react-data-grid/sorting/'],
  [`/v${currentVersion}/react-data-grid/sorting`, '/react-data-grid/sorting/'],
  [`/${currentVersion}/react-data-grid/sorting/index.html`, '/react-data-grid/sorting/'],
  ['/React-Data-Grid/Sorting/', '/react-data-grid/sorting/'],
  ['/REACT-DATA-GRID/SORTING', '/react-data-grid/sorting/'],
  ['/React-Data-Grid//Sorting/INDEX.HTML', '/react-data-grid/sorting/'],
  ['/react-data-grid/sorting.html', '/react-data-grid/sorting/'],
  [
    '/Playground/React-Tree-View/quickstart/FirstTree/',
    '/playground/react-tree-view/quickstart/FirstTree/',
  ],
];

/** One that a host answers, and one that only the page for missing addresses finds. */
const everydayForms = new Set(['/v8.0.0/', '/React-Data-Grid//Sorting/INDEX.HTML']);

test.describe('the page stays, with its query and hash,', () => {
  test.beforeEach(async ({ page }) => {
    // Notes whether a reader saw that the page were missing.
    await page.addInitScript(() => {
      const look = (): void => {
        if (document.querySelector('[data-missing-page]')?.checkVisibility())
          sessionStorage.setItem('seen-missing', 'yes');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });

  for (const [form, own] of forms) {
    test(
      `at the address ${form}`,
      nightlyUnless(everydayForms.has(form)),
      async ({ page, messages }) => {
        await open(page, own);
        const headings = await heading(page);
        await page.goto(`/x${form}${rest}`);
        await page.waitForURL(({ pathname }) => pathname === `/x${own}`);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        const { pathname, search, hash } = new URL(page.url());
        expect(pathname + search + hash).toBe(`/x${own}${rest}`);
        expect(await heading(page)).toEqual(headings);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        expect(await page.evaluate(() => sessionStorage.getItem('seen-missing'))).toBeNull();
        // What a host has no file for, it reports so.
        messages.splice(0, Infinity, ...messages.filter((text) => !text.includes('status of 404')));
      },
    );
  }
});

test('Markdown is found in every form of its address', async ({ page, messages }) => {
  for (const form of [
    '/react-data-grid/sorting/index.md',
    `/${currentVersion}/React-Data-Grid/sorting/index.md`,
  ]) {
    await page.goto(`/x${form}`);
    await expect(page).toHaveURL(/\/x\/react-data-grid\/sorting\/index\.md$/);
    await expect(page.locator('body')).toContainText('# Sorting');
  }
  messages.splice(0, Infinity, ...messages.filter((text) => !text.includes('status of 404')));
});

test('a page that doesn’t exist in any form is missing, once', async ({ page }) => {
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await open(page, 'No-Such//Page/?a=1#b', 404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveURL(/\/x\/no-such\/page\/\?a=1#b$/);
  expect(loads).toBeLessThanOrEqual(2);
});

for (const [kind, path] of [
  ['a text page', 'introduction/licensing/'],
  ['a guide with demos', PAGE.slice(1)],
] as const) {
  const details = nightlyUnless(kind === 'a guide with demos');
  test(
    `${kind} in an archive of the web stays as it was archived`,
    details,
    async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      const copy = `/web/20261128/https://docs.example/x/${path}`;
      await page.route(`**${copy}`, (route) =>
        route.fulfill({ body: html, contentType: 'text/html' }),
      );
      await page.goto(copy);
      const title = await page.title();
      const before = await page.locator('main').textContent();
      // The router has started, and would have replaced the page.
      await page.waitForFunction(() => 'docusaurus' in window);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1000);
      await expect(page).toHaveTitle(title);
      expect(await page.locator('main').textContent()).toBe(before);
      await expect(page).toHaveURL((url) => url.pathname === copy);
    },
  );
}
