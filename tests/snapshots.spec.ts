import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { currentVersion } from '../src/products/registry';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';
import { analyze } from './visit/axe';

/** A page of each product, with demos; of Tree View also one with its Pro package. */
const sample = [
  'react-data-grid/quickstart',
  'react-date-pickers/quickstart',
  'react-charts',
  'react-tree-view/simple-tree-view/items',
  'react-tree-view/rich-tree-view/ordering',
];

test('a frozen page names its version, links to the latest, and is not in the sitemap', async ({
  page,
}) => {
  await open(page, '/8.0.0/react-charts/quickstart/');
  const banner = page.getByRole('complementary', { name: 'Version of this page' });
  await expect(banner).toContainText('This page describes version 8.0.0.');
  const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe('/x/react-charts/quickstart/');
  await banner.getByRole('link', { name: `Read this page for ${currentVersion}` }).click();
  await expect(page).toHaveURL(/\/x\/react-charts\/quickstart\/$/);
  await expect(banner).toHaveCount(0);
  expect(readFileSync('build/sitemap.xml', 'utf8')).not.toContain('/8.0.0/');
});

test(
  'the banner names a package that was never published at that version',
  nightly,
  async ({ page }) => {
    await open(page, '/8.0.0/react-tree-view/');
    const banner = page.getByRole('complementary', { name: 'Version of this page' });
    await expect(banner).toContainText('@mui/x-tree-view-pro 8.6.0');
    await open(page, '/8.0.0/react-charts/');
    await expect(banner).not.toContainText('nearest release');
  },
);

test('switching the version keeps the page, and switching the product keeps the version', async ({
  page,
}) => {
  await open(page, '/react-tree-view/rich-tree-view/items/');
  await page.getByRole('button', { name: `version v${currentVersion}` }).click();
  await page
    .getByRole('link', { name: /v8\.0\.0/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/x\/8\.0\.0\/react-tree-view\/rich-tree-view\/items\/$/);
  await page.getByRole('button', { name: /^Product: Tree View/ }).click();
  await page
    .getByRole('link', { name: /^Charts/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/x\/8\.0\.0\/react-charts\/$/);
  await page.getByRole('button', { name: /version v8\.0\.0/ }).click();
  await page
    .getByRole('link', { name: `v${currentVersion}` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/x\/react-charts\/$/);
});

test(
  'a component added in 8.1.0 is in the changes, but not in the 8.0.0 reference',
  nightly,
  async ({ page }) => {
    const path = 'api/charts/charts-localization-provider';
    expect(existsSync(`build/${path}/index.html`)).toBe(true);
    expect(existsSync(`build/8.0.0/${path}/index.html`)).toBe(false);
    await open(page, '/api/changes/');
    const changes = page.getByRole('main');
    await expect(changes.getByRole('heading', { name: 'From 8.0.0 to 8.1.0' })).toBeVisible();
    await expect(changes.getByRole('link', { name: 'ChartsLocalizationProvider' })).toBeVisible();
  },
);

test(
  'the version switcher links to the overview if a version lacks the page',
  nightly,
  async ({ page }) => {
    await open(page, '/api/charts/charts-localization-provider/');
    await page.getByRole('button', { name: `version v${currentVersion}` }).click();
    await expect(page.getByRole('link', { name: /v8\.0\.0/ }).first()).toHaveAttribute(
      'href',
      '/x/8.0.0/react-charts/',
    );
  },
);

/** The packages that have a script of their own for 8.0.0, such as `x-charts`. */
const frozenPackages = readdirSync('build/assets/js').flatMap(
  (name) => /^demo-(x-[a-z-]+)-8-0-0\.[\da-f]+\.js$/.exec(name)?.[1] ?? [],
);

for (const path of sample) {
  const details = nightlyUnless(path === sample[0]);
  test(
    `demos of 8.0.0/${path} run with their own packages only, and the banner is accessible`,
    details,
    async ({ page, messages }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
      await open(page, `/8.0.0/${path}/`);
      const canvas = page.locator('[data-demo-state="ready"]').first();
      await page.locator('[data-demo-state]').first().scrollIntoViewIfNeeded();
      await expect(canvas).toBeVisible({ timeout: 45_000 });
      expect(scripts.join()).toMatch(/x-[a-z-]+-8-0-0|x-tree-view-pro/);
      const loaded = scripts.flatMap(
        (script) => /\/demo-(x-[a-z-]+)\.[\da-f]+\.js$/.exec(script)?.[1] ?? [],
      );
      // The Pro package of Tree View has the same release in both versions, and brings what it depends on.
      const shared = loaded.includes('x-tree-view-pro') ? ['x-tree-view', 'x-license'] : [];
      const current = loaded.filter((name) => frozenPackages.includes(name));
      expect(current.filter((name) => !shared.includes(name))).toEqual([]);
      messages.splice(
        0,
        Infinity,
        ...messages.filter((text) => !text.includes('MUI X: Missing license key')),
      );
      const { violations } = await analyze(page, { include: ['aside[class*="banner"]'] });
      expect(violations).toEqual([]);
    },
  );

  test(
    `${path} of the current docs loads nothing from 8.0.0`,
    details,
    async ({ page, messages }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await open(page, `/${path}/`);
      await page.locator('[data-demo-state]').first().scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => url.includes('8-0-0') || url.includes('8.0.0'))).toEqual([]);
      messages.splice(
        0,
        Infinity,
        ...messages.filter((text) => !text.includes('MUI X: Missing license key')),
      );
    },
  );
}

test('the bundle has one copy of the Data Grid per version', () => {
  // The error for a missing context is thrown in one place of each copy of the package. A page may quote the message.
  const thrown = /Error\(["'`]MUI X: useGridRootProps/;
  const copies = readdirSync('build/assets/js')
    .filter((name) => name.endsWith('.js'))
    .filter((name) => thrown.test(readFileSync(`build/assets/js/${name}`, 'utf8')))
    .map((name) => name.replace(/\.[\da-f]+\.js$/, ''));
  expect(copies.sort()).toEqual(['demo-x-data-grid', 'demo-x-data-grid-8-0-0']);
});
