// The code of demos and fences.
import { expect, nightly, open, test } from './fixtures';
import { demo, ready, tool, top } from './elements/demos';
import { hearNotices } from './elements/notices';

test("a page's highlighted code is in its HTML, not in scripts or data", async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|json)$/.test(new URL(response.url()).pathname)) bodies.push(response.text());
  });
  const html = await (await page.request.get('react-date-pickers/')).text();
  const line = /<span class="?tg"?>DateCalendar<\/span>/g;
  expect(html.match(line)?.length).toBeGreaterThan(0);
  await open(page, '/react-date-pickers/');
  await ready(page.locator('figure').first());
  for (const body of await Promise.all(bodies)) expect(body).not.toMatch(/class=\\?"t[a-z]\\?"/);
});

test(
  'code appears after in-site navigation, and is reused on going back',
  nightly,
  async ({ page }) => {
    await open(page, '/react-date-pickers/');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(/quickstart\/$/);
    await expect(page.locator('main pre').first()).toBeVisible();
    // This page's code may still be loading; requests from here on come from going back.
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/code/')) asked.push(request.url());
    });
    await page.goBack();
    await expect(demo(page, 'TableBooking').locator('pre').first()).toBeVisible();
    expect(asked).toEqual([]);
  },
);

test('choosing a language applies to all code, keeps the scroll position and lasts a year', async ({
  page,
  context,
}) => {
  await open(page, '/react-date-pickers/');
  const figure = demo(page, 'TableBooking');
  await ready(figure);
  const lower = demo(page, 'LocalizedCalendars');
  await lower.scrollIntoViewIfNeeded();
  await ready(lower);
  const button = tool(lower, 'JavaScript');
  await button.scrollIntoViewIfNeeded();
  const before = await top(button);
  await button.click();
  expect(Math.abs((await top(button)) - before)).toBeLessThan(2);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  for (const each of [figure, lower]) {
    await expect(each.locator('pre[data-variant="JS"]').first()).toBeVisible();
    await expect(each.locator('pre[data-variant="TS"]').first()).toBeHidden();
  }
  const cookie = (await context.cookies()).find(({ name }) => name === 'codeVariant');
  expect(cookie).toMatchObject({ value: 'JS', path: '/x/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.reload();
  await expect(figure.locator('pre[data-variant="JS"]').first()).toBeVisible();
});

test('a link to a demo scrolls to it, expands its code and selects the language', async ({
  page,
  context,
}) => {
  await open(page, '/react-date-pickers/#LocalizedCalendars.js');
  const figure = demo(page, 'LocalizedCalendars');
  await ready(figure);
  await expect(figure).toBeInViewport();
  await expect.poll(() => top(figure)).toBeLessThan(200);
  await expect(
    figure.locator('[data-path="LocalizedCalendars.tsx"] pre[data-variant="JS"]'),
  ).toContainText('import dayjs');
  await expect(figure.locator('pre[data-variant="JS"] [data-rest]').last()).toBeVisible();
  await expect(tool(figure, 'Show less code')).toHaveAttribute('aria-expanded', 'true');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('codeVariant');
});

test("the browser's search finds collapsed code and expands it", nightly, async ({ page }) => {
  await open(page, '/react-date-pickers/');
  const figure = demo(page, 'LocalizedCalendars');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  const rest = figure.locator('pre:visible [data-rest]').first();
  await expect(rest).toHaveAttribute('hidden', 'until-found');
  await expect(rest).toBeHidden();
  // A jump to an element reveals it in the same way as a search, and needs no dialog of the browser.
  await rest.evaluate((element) => {
    element.id = 'found';
    location.hash = '#found';
  });
  await expect(tool(figure, 'Show less code')).toHaveAttribute('aria-expanded', 'true');
  await expect(rest).toBeInViewport();
  await tool(figure, 'Show less code').click();
  await expect(rest).toHaveAttribute('hidden', 'until-found');
});

test('region marks select the code shown at first and stay hidden', async ({ page }) => {
  await open(page, '/contributing/components/');
  const figure = demo(page, 'SeatsOfHalls');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  for (const variant of ['TS', 'JS']) {
    await tool(figure, variant === 'TS' ? 'TypeScript' : 'JavaScript').click();
    const code = figure.locator(`pre[data-variant="${variant}"]`).first();
    await expect(code.locator('[data-preview]').first()).toContainText('useTreeItemModel');
    await expect(code.locator('[data-preview]').last()).toHaveText(
      /^\s*slots=\{\{ item: SeatsItem \}\}\s*$/,
    );
    await expect(code.locator('[data-rest]').first()).toBeHidden();
    await expect(code).not.toContainText('region');
  }
  // A row shows that lines are left out. Pressing it opens the code.
  const code = figure.locator('pre[data-variant="JS"]').first();
  const gap = code.locator('[data-gap]').first();
  await expect(gap).toBeVisible();
  const sign = await gap.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(sign).toContain('⋯');
  await gap.click();
  await expect(tool(figure, 'Show less code')).toHaveAttribute('aria-expanded', 'true');
  await expect(
    code.locator('[data-rest]').filter({ hasText: 'RichTreeView' }).last(),
  ).toBeVisible();
  await expect(gap).toBeHidden();
});

test(
  'a closed demo shows what the text before it names, and the opened code highlights it',
  nightly,
  async ({ page }) => {
    await open(page, '/react-data-grid/sorting/');
    const figure = demo(page, 'EmptyLast');
    await figure.scrollIntoViewIfNeeded();
    await ready(figure);
    for (const variant of ['TypeScript', 'JavaScript']) {
      await tool(figure, variant).click();
      const code = figure.locator(`pre[data-variant="${variant === 'TypeScript' ? 'TS' : 'JS'}"]`);
      const line = code.getByText('getSortComparator', { exact: true });
      await expect(line).toBeVisible();
      await expect(code.getByText("from '@mui/material/Box'")).toBeHidden();
      const marked = line.locator('xpath=ancestor::mark');
      const background = () => marked.evaluate((mark) => getComputedStyle(mark).backgroundColor);
      expect(await background()).toBe('rgba(0, 0, 0, 0)');
      await tool(figure, 'Show all code').click();
      await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
      await tool(figure, 'Show less code').click();
    }
  },
);

test('a key opens a fold and closes it again, and the search of the browser opens it', async ({
  page,
}) => {
  await open(page, '/react-tree-view/rich-tree-view/editing/');
  const figure = demo(page, 'RenameFromCode');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  await tool(figure, 'Show all code').click();
  await expect(figure.getByRole('button', { name: /^\d+ lines of photos$/ })).toBeVisible();
  const fold = figure.getByRole('button', { name: /^\d+ lines of imports$/ });
  const folded = figure.locator('pre:visible [data-fold] + [data-rest]').first();
  await expect(folded).toBeHidden();
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(folded).toBeVisible();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(folded).toBeHidden();
  await folded.evaluate((element) => {
    element.id = 'found';
    location.hash = '#found';
  });
  await expect(folded).toBeVisible();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test('sample data has its own tab, and the arrow keys move between the tabs', async ({ page }) => {
  await open(page, '/react-data-grid/');
  const figure = demo(page, 'OrdersTable');
  await figure.getByRole('tab', { name: 'data/orders.ts' }).click();
  await expect(figure.getByRole('tabpanel')).toContainText('export interface Order');
  await page.keyboard.press('ArrowLeft');
  await expect(figure.getByRole('tab', { name: 'OrdersTable.tsx' })).toBeFocused();
  await expect(figure.getByRole('tabpanel')).toContainText("from './data/orders'");
});

test('each file of sample data shows its own code', nightly, async ({ page }) => {
  await open(page, '/react-data-grid/pagination/server-side/');
  const figure = demo(page, 'FromDataSource');
  await figure.getByRole('tab', { name: 'data/loans.ts' }).click();
  await expect(figure.getByRole('tabpanel')).toContainText('export interface Loan');
  await figure.getByRole('tab', { name: 'data/server.ts' }).click();
  await expect(figure.getByRole('tabpanel')).toContainText('export interface RequestLine');
  await expect(figure.getByRole('tabpanel')).not.toContainText('export interface Loan');
});

test(
  'code is copied with the sample data that it imports, in one file',
  nightly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/react-data-grid/');
    const figure = demo(page, 'OrdersTable');
    const notice = figure.getByText('Copied with ./data/orders, in one file');
    await tool(figure, 'Copy the code').click();
    await expect(notice).toBeVisible();
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    const joined = await copied();
    expect(joined).not.toContain("from './");
    expect(joined).toMatch(/^interface Order \{[^]*^export default function OrdersTable/m);
    await figure.getByRole('tab', { name: 'data/orders.ts' }).click();
    await expect(figure.getByRole('tabpanel')).toContainText('export interface Order');
    const heard = await hearNotices(figure);
    await tool(figure, 'Copy the code').click();
    await expect.poll(heard).toContain('Copied');
    await expect(notice).toHaveCount(0);
    expect(await copied()).toMatch(/^export interface Order/m);
  },
);

test(
  'code with long sample data is copied without it, and the notice says how to get all files',
  nightly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/react-data-grid/pagination/server-side/');
    const figure = demo(page, 'FromDataSource');
    await tool(figure, 'Copy the code').click();
    await expect(
      figure.getByText(
        /Copied without \.\/data\/.*: to run it, choose “Copy all files” under “More”/,
      ),
    ).toBeVisible();
    await tool(figure, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Copy all files' }).click();
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/^\/\/ FromDataSource\.tsx$[^]*^\/\/ data\/server\.ts$/m);
  },
);

test(
  '"Copy all files" says that one can’t be loaded, and leaves the clipboard as it is',
  nightly,
  async ({ page, context, messages }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/react-data-grid/pagination/server-side/');
    const figure = demo(page, 'FromDataSource');
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    const files = /\/assets\/code\//;
    await page.route(files, (route) => route.abort());
    await tool(figure, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Copy all files' }).click();
    await expect(figure.getByText(/^This can’t be loaded/)).toBeVisible();
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toBe('before');
    await page.unroute(files);
    await tool(figure, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Copy all files' }).click();
    await expect.poll(copied).toContain('// data/server.ts');
    await expect(figure.getByText(/^This can’t be loaded/)).toHaveCount(0);
    messages.length = 0;
  },
);

test('all files are copied under their names in JavaScript', nightly, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/react-data-grid/pagination/server-side/#FromDataSource.js');
  const figure = demo(page, 'FromDataSource');
  await tool(figure, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Copy all files' }).click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^\/\/ FromDataSource\.jsx$[^]*^\/\/ data\/server\.js$/m);
});

test('a code fence can be copied and wrapped', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/react-date-pickers/quickstart/');
  const pre = page.locator('main pre:not(figure pre):visible').first();
  const fence = pre.locator('xpath=ancestor::div[.//button][1]');
  await pre.hover();
  const heard = await hearNotices(fence);
  await fence.getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(heard).toContain('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await pre.textContent());
  await fence.getByRole('button', { name: 'Wrap long lines' }).click();
  await expect(pre.locator('code')).toHaveCSS('white-space-collapse', 'preserve');
  await expect(pre.locator('code')).toHaveCSS('text-wrap-mode', 'wrap');
});

test('of a diff, the code that it leads to is copied', nightly, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/introduction/licensing/');
  const pre = page.locator('main pre', { hasText: "+import './muiXLicense';" });
  const fence = pre.locator('xpath=ancestor::div[.//button][1]');
  await pre.hover();
  const heard = await hearNotices(fence);
  await fence.getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(heard).toContain('Copied');
  const shown = (await pre.textContent())!;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    shown.replace(/^[+ ]/gm, ''),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a demo shows its code and a note that it requires JavaScript', async ({ page }) => {
    await page.goto('react-date-pickers/');
    const figure = demo(page, 'TableBooking');
    await expect(figure.locator('noscript')).toBeVisible();
    expect(await figure.locator('noscript').textContent()).toContain(
      'This demo requires JavaScript',
    );
    await expect(figure.locator('pre:visible')).toHaveCount(1);
    await expect(figure.locator('pre:visible')).toContainText(
      "import dayjs, { type Dayjs } from 'dayjs'",
    );
    await expect(figure.getByRole('toolbar')).toBeHidden();
  });

  test("a demo's standalone page shows its code", async ({ page }) => {
    await page.goto('playground/react-date-pickers/TableBooking/');
    await expect(page).toHaveTitle(/^Table booking - /);
    await expect(page.locator('pre:visible')).toContainText('export default function TableBooking');
    await expect(page.getByRole('link', { name: 'Table booking' })).toHaveAttribute(
      'href',
      '/x/react-date-pickers/#TableBooking.tsx',
    );
  });
});
