import { expect, open, test } from './fixtures';

/** A guide with prose, tables, fences and demos. */
const guide = '/react-tree-view/rich-tree-view/selection/';
/** A page without a demo, with links to others. */
const textPage = '/introduction/licensing/';

test('a page has the same text after following a link, going back, or opening it directly', async ({
  page,
}) => {
  await open(page, textPage);
  const text = (): Promise<string[]> =>
    page
      .locator('.theme-doc-markdown > :is(h2, p, ul)')
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

test('links in the text navigate without a reload, and Control+click opens a new tab', async ({
  page,
  context,
}) => {
  await open(page, guide);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const link = page
    .locator(
      '.markdown > :is(p, ul) a[href^="/x/"]:not([target]):not([href$=".json"]):not([href*="#"])',
    )
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

test('a heading is scrolled to by a table of contents link, its permalink, and a URL', async ({
  page,
}) => {
  await open(page, guide);
  const ids = await page
    .locator('.markdown > h2[id]')
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

test('code can be copied on a page reached by a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, textPage);
  await page.getByRole('navigation').getByRole('link', { name: 'Installation' }).first().click();
  await expect(page).toHaveURL(/installation\/$/);
  const copy = page.getByRole('button', { name: 'Copy the code' }).first();
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\w/);
});
