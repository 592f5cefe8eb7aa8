import { readFileSync, readdirSync } from 'node:fs';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';

/** A guide with prose, tables, fences and demos. */
const guide = '/react-tree-view/rich-tree-view/selection/';
/** A page without a demo, with links to others. */
const textPage = '/introduction/licensing/';

const htmlOf = (path: string): string => readFileSync(`build${path}index.html`, 'utf8');

/** The names of all scripts that contain a text. */
const scriptsWith = (text: string): string[] =>
  readdirSync('build/assets/js').filter(
    (name) =>
      name.endsWith('.js') && readFileSync(`build/assets/js/${name}`, 'utf8').includes(text),
  );

test('the text of a page is in its HTML and in no script', () => {
  for (const path of [guide, textPage]) {
    const parts = htmlOf(path).match(/<x-static[^]*?<\/x-static>/g) ?? [];
    const [, paragraph = ''] = /<p>([^<&'"’]{30,})/.exec(parts.join('')) ?? [];
    expect(paragraph.length, `a paragraph of ${path}`).toBeGreaterThan(29);
    expect(scriptsWith(paragraph.trim().slice(0, 60))).toEqual([]);
  }
});

test('hydration keeps the DOM elements of static text', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document
        .querySelectorAll('x-static > *')
        .forEach((element) => Object.assign(element, { isPainted: true }));
    });
  });
  await open(page, guide);
  const painted = await page
    .locator('x-static > *')
    .evaluateAll((all) => all.map((element) => 'isPainted' in element));
  expect(painted.length).toBeGreaterThan(5);
  expect(painted).not.toContain(false);
});

test('a page has the same text after following a link, going back, or opening it directly', async ({
  page,
}) => {
  await open(page, textPage);
  const text = (): Promise<string[]> =>
    page
      .locator('.theme-doc-markdown > x-static')
      .evaluateAll((all) => all.map((part) => part.innerHTML));
  const before = await text();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.locator('footer a[href="/x/react-tree-view/"]').first().click();
  await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
  await expect(page.locator('h1')).toHaveText(/Tree View/);
  const arrived = await text();
  await page.goBack();
  await expect(page).toHaveURL(/licensing\/$/);
  await expect(page.locator('h1')).not.toHaveText(/Tree View/);
  expect(await text()).toEqual(before);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await open(page, '/react-tree-view/');
  expect(arrived.length).toBeGreaterThan(0);
  expect(await text()).toEqual(arrived);
});

test(
  'the text of a page appears in the same frame as the rest of it',
  nightly,
  async ({ page }) => {
    await open(page, textPage);
    await page.evaluate(() => {
      const missing: string[] = [];
      new MutationObserver(() => {
        if (document.querySelector('[data-static-pending]')) missing.push(location.pathname);
      }).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { missing });
    });
    await page.locator('footer a[href="/x/react-tree-view/"]').first().click();
    await expect(page.locator('h1')).toHaveText(/Tree View/);
    expect(await page.evaluate(() => (window as unknown as { missing: string[] }).missing)).toEqual(
      [],
    );
  },
);

test('links in static text navigate without a reload, and Control+click opens a new tab', async ({
  page,
  context,
}) => {
  await open(page, guide);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const link = page
    .locator('x-static a[href^="/x/"]:not([target]):not([href$=".json"]):not([href*="#"])')
    .first();
  const href = (await link.getAttribute('href')) ?? '';
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(new RegExp(`${guide}$`));
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${guide}$`));
  await expect(link).toBeVisible();
});

test(
  'hovering over a link in static text prefetches its page and the text of that page',
  nightly,
  async ({ page }) => {
    await open(page, guide);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const link = page.locator('x-static a[href^="/x/react-"]:not([href*="#"])').first();
    await link.hover();
    const ofText = (): string[] => requests.filter((path) => /\/static\/p.*\.json$/.test(path));
    await expect.poll(() => ofText().length).toBe(1);
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(page).not.toHaveURL(new RegExp(`${guide}$`));
    await expect(page.locator('h1')).toBeVisible();
    expect(ofText()).toHaveLength(1);
  },
);

test('a heading is scrolled to by a table of contents link, its permalink, and a URL', async ({
  page,
}) => {
  await open(page, guide);
  const ids = await page
    .locator('x-static > h2[id]')
    .evaluateAll((headings) => headings.map(({ id }) => id));
  const id = ids.at(-1) ?? '';
  const isAtTop = (): Promise<boolean> =>
    page.locator(`#${id}`).evaluate((heading) => {
      const { top } = heading.getBoundingClientRect();
      const { scrollHeight } = document.documentElement;
      return (top >= 0 && top < 200) || window.scrollY + window.innerHeight >= scrollHeight - 2;
    });
  await page.locator(`.theme-doc-toc-desktop a[href="#${id}"]`).click();
  await expect.poll(isAtTop).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator(`#${id} a.hash-link`).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect.poll(isAtTop).toBe(true);
  await open(page, textPage);
  await open(page, `${guide}#${id}`);
  await expect.poll(isAtTop).toBe(true);
});

// On both pages, a table of the reference is right above the section.
for (const [path, id] of [
  ['/react-data-grid/column-definition/', 'next-steps'],
  ['/react-data-grid/events/catalog/', 'next-steps'],
] as const) {
  const details = nightlyUnless(path === '/react-data-grid/column-definition/');
  test(
    `a linked section of ${path} stays where it is while the table above it is laid out`,
    details,
    async ({ page }) => {
      const top = (): Promise<number> =>
        page
          .locator(`#${id}`)
          .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
      await open(page, `${path}#${id}`);
      await page.waitForLoadState('networkidle');
      await expect.poll(top).toBeLessThan(200);
      expect(await top()).toBeGreaterThan(0);
      await open(page, textPage);
      await open(page, path);
      await page.locator(`.theme-doc-toc-desktop a[href="#${id}"]`).click();
      await expect.poll(top).toBeLessThan(200);
      // Rows that come near the window are laid out in the next frames.
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => requestAnimationFrame(resolve)),
            ),
          ),
      );
      expect(await top()).toBeGreaterThan(0);
    },
  );
}

test('Back and a reload return to where the reader was, on a page whose demos start late', async ({
  page,
}) => {
  await open(page, '/react-charts/bars/');
  const place = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => {
    const top = document.documentElement.scrollHeight / 2;
    window.scrollTo({ top, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  const left = await place();
  expect(left).toBeGreaterThan(2000);
  // A click by Playwright would scroll to the link.
  await page
    .locator('footer a[href="/x/react-tree-view/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Tree View overview');
  await page.evaluate(() => window.history.back());
  await expect(page.locator('h1')).toContainText('Bar charts');
  await expect.poll(place).toBe(left);
  await page.waitForLoadState('networkidle');
  expect(await place()).toBe(left);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect.poll(place).toBe(left);
});

test('code can be copied on a page reached by a link', nightly, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, textPage);
  await page.getByRole('navigation').getByRole('link', { name: 'Installation' }).first().click();
  await expect(page).toHaveURL(/installation\/$/);
  const copy = page.getByRole('button', { name: 'Copy the code' }).first();
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\w/);
});

test(
  'a page whose static text fails to load opens with a full page load',
  nightly,
  async ({ page, messages }) => {
    await open(page, textPage);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.route('**/assets/static/*.json', (route) => route.abort());
    await page.locator('footer a[href="/x/react-tree-view/"]').first().click();
    await expect(page.locator('h1')).toHaveText(/Tree View/);
    await expect(page.locator('x-static').first()).toBeVisible();
    await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
    // The browser reports the aborted request, and Docusaurus warns about it.
    messages.length = 0;
  },
);
