import type { Page } from '@playwright/test';
import { expect, nightly, open, test } from './fixtures';

const sidebar = { name: 'Docs sidebar' };

test('the sidebar marks the page, opens its group, and keeps groups open across pages', async ({
  page,
}) => {
  await open(page, '/react-data-grid/quickstart/');
  const nav = page.getByRole('navigation', sidebar);
  await expect(nav.getByRole('link', { name: 'Quickstart' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const charts = nav.getByRole('button', { name: 'Charts' });
  await expect(charts).toHaveAttribute('aria-expanded', 'false');
  await charts.click();
  await expect(charts).toHaveAttribute('aria-expanded', 'true');
  await nav.getByRole('link', { name: 'Overview' }).first().click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/$/);
  await expect(charts).toHaveAttribute('aria-expanded', 'true');

  // To the blog, which has no sidebar, and back.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(nav).toHaveCount(0);
  await page.goBack();
  await expect(charts).toHaveAttribute('aria-expanded', 'true');
});

test("a product's sidebar entries load when its group is opened, not before", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const address = '/x/react-charts/quickstart/';
  const arrived = async () => (await Promise.all(scripts)).filter((text) => text.includes(address));
  await open(page, '/introduction/roadmap/');
  expect(scripts.length).toBeGreaterThan(3);
  expect(await arrived()).toEqual([]);
  const nav = page.getByRole('navigation', sidebar);
  await nav.getByRole('button', { name: 'Charts' }).press('Enter');
  await expect(nav.locator(`a[href="${address}"]`)).toBeVisible();
  await expect(page).toHaveURL(/\/roadmap\/$/);
});

test('the sidebar keeps its scroll position across pages and a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await open(page, '/introduction/roadmap/');
  const nav = page.getByRole('navigation', sidebar);
  await nav.evaluate((element) => element.scrollTo(0, 60));
  const offset = () => nav.evaluate((element) => element.scrollTop);
  expect(await offset()).toBe(60);
  await nav.getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page).toHaveURL(/\/support\/$/);
  expect(await offset()).toBe(60);
  await page.reload();
  await expect.poll(offset).toBe(60);
});

test('tags appear in the sidebar, next to the title, and in the link to the next page', async ({
  page,
}) => {
  await open(page, '/introduction/priority-support/');
  const entry = page
    .getByRole('navigation', sidebar)
    .getByRole('link', { name: /^Priority support/ });
  await expect(entry).toHaveAccessibleName(/Premium plan.*New/);
  const title = page
    .locator('main header')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(title.getByRole('link', { name: 'Premium plan' })).toHaveAttribute(
    'href',
    '/x/introduction/licensing/',
  );
  await expect(title.getByText('New', { exact: false })).toBeVisible();
  await open(page, '/introduction/support/');
  const next = page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /Next/ });
  await expect(next).toHaveAccessibleName(/Priority support.*Premium/);
});

test('breadcrumbs mark the current page and link to the product overview', async ({ page }) => {
  await open(page, '/react-tree-view/quickstart/');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByText('Quickstart')).toHaveAttribute('aria-current', 'page');
  await trail.getByRole('link', { name: 'Tree View' }).click();
  await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
});

test(
  'next and previous name the product if it changes, and never lead to an API page',
  nightly,
  async ({ page }) => {
    await open(page, '/react-date-pickers/');
    const pager = page.getByRole('navigation', { name: 'Docs pages' });
    await expect(pager.getByRole('link', { name: /Next/ })).toHaveAttribute(
      'href',
      '/x/react-date-pickers/quickstart/',
    );
    // The page before it belongs to another product's reference.
    await expect(pager.getByRole('link', { name: /Previous/ })).toHaveCount(0);
    await open(page, '/react-data-grid/');
    await expect(pager.getByRole('link', { name: /Previous/ })).toHaveAccessibleName(/MUI X/);
  },
);

test(
  'the blog link in the navigation bar is marked as current on the blog and its posts',
  nightly,
  async ({ page }) => {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
    await open(page, '/introduction/');
    await expect(link).not.toHaveAttribute('aria-current', /./);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await page.locator('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/x\/blog\/.+/);
    await expect(link).toHaveAttribute('aria-current', 'true');
  },
);

test('the blog has feeds', async ({ request }) => {
  for (const feed of ['blog/rss.xml', 'blog/atom.xml']) {
    const response = await request.get(feed);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('/x/blog/');
  }
});

test('"On this page" marks the chosen section on a desktop, and closes on a phone', async ({
  page,
}) => {
  await open(page, '/introduction/installation/');
  const toc = page.getByRole('complementary', { name: 'On this page' });
  // Not the last ones: a section at the end of a page may never reach the top of the screen.
  const second = toc.getByRole('link').nth(1);
  await second.click();
  await expect(second).toHaveClass(/--active/);

  await page.setViewportSize({ width: 375, height: 700 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const summary = page.locator('details > summary', { hasText: 'On this page' });
  await summary.click();
  const folded = page.locator('details', {
    has: page.locator('summary', { hasText: 'On this page' }),
  });
  const link = folded.getByRole('link').nth(1);
  const target = await link.getAttribute('href');
  await link.click();
  await expect(folded).not.toHaveAttribute('open', /.*/);
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  // It stays within reach under the bar.
  await expect(summary).toBeInViewport();
});

test('"On this page" is a quiet list beside the text and on a phone', nightly, async ({ page }) => {
  await open(page, '/react-data-grid/sorting/');
  const beside = page.getByRole('complementary', { name: 'On this page' });
  const folded = page.locator('details', {
    has: page.locator('summary', { hasText: 'On this page' }),
  });
  for (const [list, width] of [
    [beside, 1280],
    [folded, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    if (list === folded) await page.locator('summary', { hasText: 'On this page' }).click();
    for (const name of await list.locator('a code').all())
      await expect(name).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const section = list.getByRole('link', { name: 'Turn sorting off' });
    await expect(section).toHaveCSS('text-decoration-line', 'none');
    const below = list.getByRole('link', { name: 'Combine built-in comparators' });
    const [outer, inner] = await Promise.all(
      [section, below].map((link) =>
        link.evaluate((node) => parseFloat(getComputedStyle(node).paddingInlineStart)),
      ),
    );
    expect(inner, `${width} px`).toBeGreaterThan(outer!);
  }
});

test(
  'a long "On this page" keeps its marked entry in view, and leaves the page where it is',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, 'api/data-grid/data-grid/');
    const toc = page.getByRole('complementary', { name: 'On this page' });
    const marked = toc.locator('.table-of-contents__link--active');
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect(marked).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(toc.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test('headings have permalinks that land below the navigation bar', async ({ page }) => {
  await open(page, '/introduction/licensing/');
  const heading = page.locator('main h2').nth(2);
  const id = await heading.getAttribute('id');
  await open(page, `/introduction/licensing/#${id}`);
  await expect(heading).toBeInViewport();
  const { y } = (await heading.boundingBox())!;
  expect(y).toBeGreaterThan(56);
  await expect(heading.getByRole('link', { name: /Direct link/ })).toHaveAttribute(
    'href',
    `#${id}`,
  );
});

test('the permalink of a heading with code in it is named after its words', async ({ page }) => {
  await open(page, '/react-data-grid/sorting/');
  await expect(
    page.locator('#sort-at-start').getByRole('link', { name: /Direct link/ }),
  ).toHaveAccessibleName('Direct link to Sort at start: initialState.sorting');
});

test("each overview ends with an index of its product's pages", async ({ page }) => {
  await open(page, '/react-charts/');
  await expect(
    page.locator('main article').getByRole('link', { name: 'Quickstart', exact: true }).last(),
  ).toHaveAttribute('href', '/x/react-charts/quickstart/');
  await open(page, '/introduction/');
  for (const name of ['Installation', 'Roadmap', 'Slots and subcomponents']) {
    await expect(
      page.locator('main article').getByRole('link', { name, exact: true }).last(),
    ).toBeVisible();
  }
});

/** What `<head>` and `<html>` say about a page, apart from stylesheets and scripts. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { lang, dir, className } = document.documentElement;
    const tags = document.head.querySelectorAll(
      'meta, link:not([rel="stylesheet"], [rel="preload"], [rel="prefetch"]), script[type="application/ld+json"]',
    );
    return [
      document.title,
      `${lang} ${dir} ${className}`,
      ...[...tags].map(({ outerHTML }) => outerHTML.replace(' data-rh="true"', '')).sort(),
    ];
  });
}

test(
  'a page has the same head whether it is reached by a link or opened directly',
  nightly,
  async ({ page }) => {
    const paths = ['/x/introduction/licensing/', '/x/react-tree-view/', '/x/blog/', '/x/'];
    const opened: string[][] = [];
    for (const path of paths) {
      await open(page, path);
      opened.push(await headOf(page));
    }
    expect(new Set(opened.map(([title]) => title)).size).toBe(paths.length);
    await open(page, '/introduction/installation/');
    for (const [index, path] of paths.entries()) {
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page).toHaveTitle(opened[index]![0]!);
      await expect.poll(() => headOf(page)).toEqual(opened[index]);
    }
  },
);
