import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { allPages, expect, nightly, sampledPages, test } from './fixtures';

// What crawlers read is in the HTML itself, not added by a script.
test.use({ javaScriptEnabled: false });

/** The content of a meta element; empty when there is none, or more than one. */
async function contentOf(page: Page, selector: string): Promise<string> {
  const contents = await page
    .locator(`head ${selector}`)
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('content') ?? ''));
  return contents.length === 1 ? contents[0]! : '';
}

/** The breadcrumbs of a page as search engines read them. */
async function breadcrumbsOf(page: Page): Promise<{ name: string; path: string }[]> {
  const text = await page.locator('head script[type="application/ld+json"]').innerText();
  const { itemListElement } = JSON.parse(text) as {
    itemListElement: { name: string; item: string; position: number }[];
  };
  expect(itemListElement.map(({ position }) => position)).toEqual(
    itemListElement.map((_, index) => index + 1),
  );
  return itemListElement.map(({ name, item }) => ({ name, path: new URL(item).pathname }));
}

/** What the head of a page says about it; a text is empty if no element has it, or more than one. */
interface Head {
  title: string;
  ogTitle: string;
  description: string;
  ogDescription: string;
  canonical: string;
  /** The number of meta elements for robots. */
  robots: number;
}

/** Reads the HTML of a page without opening the page: loading its styles and images takes a hundred times as long. */
async function headOf(page: Page, path: string): Promise<Head> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  return page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const only = (selector: string, attribute: string): string => {
        const [first, second] = parsed.head.querySelectorAll(selector);
        return (second ? null : first?.getAttribute(attribute)) ?? '';
      };
      return {
        title: parsed.title,
        ogTitle: only('meta[property="og:title"]', 'content'),
        description: only('meta[name="description"]', 'content'),
        ogDescription: only('meta[property="og:description"]', 'content'),
        canonical: only('link[rel="canonical"]', 'href'),
        robots: parsed.head.querySelectorAll('meta[name="robots"]').length,
      };
    },
    await response.text(),
  );
}

test(
  'each sampled page has a unique title and description, and itself as canonical URL',
  nightly,
  async ({ page }) => {
    const seen = new Map<string, string>();
    for (const path of sampledPages()) {
      const { title, ogTitle, description, ogDescription, canonical, robots } = await headOf(
        page,
        path,
      );
      expect(title, path).toMatch(/(^| - )MUI X$/);
      expect(ogTitle, path).toBe(title);
      expect(description.length, `${path}: description`).toBeGreaterThan(20);
      expect(ogDescription, path).toBe(description);
      for (const text of [title, description]) {
        expect(seen.get(text) ?? path, `"${text}" stands on two pages`).toBe(path);
        seen.set(text, path);
      }
      expect(new URL(canonical).pathname).toBe(path);
      expect(robots, path).toBe(0);
    }
  },
);

test('every HTML file names an icon, so no browser looks for one at the root of the host', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `build/${file}`);
  expect(files.length).toBeGreaterThan(allPages().length);
  const namesIcon = (file: string): boolean =>
    /<link[^>]+rel="?icon\b/.test(readFileSync(file, 'utf8'));
  expect(files.filter((file) => !namesIcon(file))).toEqual([]);
});

test('titles name the page, its product and the site', async ({ page }) => {
  for (const [path, title] of [
    ['', /^([^-]+ - )?MUI X$/],
    ['introduction/installation/', /^[^-]+ - MUI X$/],
    ['react-data-grid/quickstart/', /^[^-]+ - Data Grid - MUI X$/],
    ['react-date-pickers/quickstart/', /^[^-]+ - Date and Time Pickers - MUI X$/],
    ['blog/', /^Blog - MUI X$/],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test('the not-found page has the same title in its HTML and after hydration', async ({
  page,
  browser,
}) => {
  await page.goto('no-such-page/');
  await expect(page).toHaveTitle('Page not found - MUI X');
  expect(await contentOf(page, 'meta[property="og:title"]')).toBe('Page not found - MUI X');
  const scripted = await browser.newPage({ javaScriptEnabled: true });
  await scripted.goto(page.url());
  await expect(scripted.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(scripted).toHaveTitle('Page not found - MUI X');
  await scripted.close();
});

test('the social card is an image served by this site', async ({ page, request }) => {
  await page.goto('react-charts/');
  const card = await contentOf(page, 'meta[property="og:image"]');
  expect(await contentOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  const response = await request.get(new URL(card).pathname);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

test('breadcrumb data lists the product, then the page', async ({ page }) => {
  await page.goto('react-data-grid/quickstart/');
  expect(await breadcrumbsOf(page)).toEqual([
    { name: 'Data Grid', path: '/x/react-data-grid/' },
    { name: 'Quickstart', path: '/x/react-data-grid/quickstart/' },
  ]);
});

test('robots.txt disallows only standalone demos, and names the sitemap', async ({ request }) => {
  const robots = await (await request.get('robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /x/playground/']);
  expect(robots).toMatch(/^Sitemap: https?:\/\/[^/]+\/x\/sitemap\.xml$/m);
  for (const path of allPages()) {
    expect(path).toMatch(/^\/x\/(.+\/)?$/);
    expect(path).not.toMatch(/^\/x\/playground\//);
  }
});

test('the sitemap dates the pages that show a date', () => {
  const dated = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<url>.*?<\/url>/gs)]
    .map(([entry]) => entry)
    .filter((entry) => /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry));
  for (const path of ['react-data-grid/sorting', 'introduction/installation']) {
    const showsDate = readFileSync(`build/${path}/index.html`, 'utf8').includes('<time');
    expect(dated.some((entry) => entry.includes(`/x/${path}/<`))).toBe(showsDate);
  }
});
