// What makes pages easier to read and use: the name in the bar, titles, indexes, check marks, form controls, shortcuts, heading links.
import type { Locator } from '@playwright/test';
import { expect, nightly, open, savePreferences, test } from './fixtures';
import { choose, modes, violations } from './visit/axe';

const overviews = {
  '/introduction/': 'MUI X',
  '/react-data-grid/': 'Data Grid',
  '/react-date-pickers/': 'Date and Time Pickers',
  '/react-charts/': 'Charts',
  '/react-tree-view/': 'Tree View',
};

test(
  'headings name the product, and sidebar entries of overviews are short',
  nightly,
  async ({ page }) => {
    for (const [path, name] of Object.entries(overviews)) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} overview`);
      const entry = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
      await expect(entry).toHaveText('Overview');
    }
    for (const path of ['/react-data-grid/', '/react-charts/']) {
      await open(page, `${path}quickstart/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${overviews[path as keyof typeof overviews]} quickstart`,
      );
    }
  },
);

test(
  'the navbar names MUI X at every width, and the product on a phone',
  nightly,
  async ({ page }) => {
    const bar = page.locator('.navbar');
    await open(page, '/');
    await expect(bar.getByText('MUI X', { exact: true }).first()).toBeVisible();
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(bar.locator(':text-is("MUI X"):visible')).toHaveCount(1);
    }
    for (const [path, name] of [
      ['/react-data-grid/', 'Data Grid'],
      ['/react-date-pickers/', 'Pickers'],
    ] as const) {
      await open(page, path);
      const shown = bar.getByText(name, { exact: true });
      await expect(shown).toBeVisible();
      const isCut = await shown.evaluate(
        (element) => element.scrollWidth > element.clientWidth + 1,
      );
      expect(isCut, name).toBe(false);
    }
  },
);

test(
  "a product's list of all pages is shorter than a screen or than one line per page",
  nightly,
  async ({ page }) => {
    for (const [path, name] of Object.entries(overviews).slice(1)) {
      await open(page, path);
      const heading = page.getByRole('heading', { name: `All ${name} pages` });
      const list = heading.locator('xpath=following::ul[1]/..');
      await expect(list.getByRole('link', { name: 'Quickstart' })).toBeVisible();
      await expect(list.getByRole('link', { name: 'API reference' })).toBeVisible();
      const { height } = (await list.boundingBox())!;
      const most = Math.max(800, 24 * (await list.getByRole('link').count()));
      expect(height, path).toBeLessThan(most);
    }
  },
);

test('demos of pickers are centered in their frames', nightly, async ({ page }) => {
  for (const path of ['/react-date-pickers/', '/react-date-pickers/date-picker/']) {
    await open(page, path);
    for (const figure of await page.locator('figure[id$=".tsx"]').all()) {
      await figure.scrollIntoViewIfNeeded();
      const demo = figure.locator('[data-demo-state="ready"] [data-demo]');
      await expect(demo).toBeVisible();
      const [before, after] = await demo.evaluate((element) => {
        const frame = element.parentElement!.getBoundingClientRect();
        const box = element.firstElementChild!.getBoundingClientRect();
        return [box.left - frame.left, frame.right - box.right];
      });
      const name = await figure.getAttribute('id');
      expect(Math.abs(before! - after!), String(name)).toBeLessThanOrEqual(2);
    }
  }
});

test('plans are compared with check marks, and with words for screen readers', async ({ page }) => {
  await open(page, '/react-date-pickers/#what-each-plan-adds');
  const row = page.getByRole('row', { name: /^Date ranges/ });
  await expect(row.getByRole('cell', { name: 'No', exact: true })).toHaveCount(1);
  await expect(row.getByRole('cell', { name: 'Yes', exact: true })).toHaveCount(2);
  await expect(row.getByText('✓')).toHaveCount(2);
});

test('in an API index, names look like links and the columns have descriptive headers', async ({
  page,
}) => {
  await open(page, '/api/data-grid/');
  const [components, interfaces] = await page.locator('table').all();
  await expect(components!.getByRole('columnheader')).toHaveText([
    'Component',
    'Props, slots and classes',
    'Description or import',
  ]);
  await expect(interfaces!.getByRole('columnheader')).toHaveText([
    'Interface',
    'Members',
    'Description or import',
  ]);
  const name = components!.getByRole('link', { name: 'DataGrid', exact: true });
  await expect(name).toHaveCSS('text-decoration-line', 'underline');
  const text = components!.getByRole('cell').first();
  const colorOf = (element: Locator): Promise<string> =>
    element.evaluate((node) => getComputedStyle(node).color);
  expect(await colorOf(name)).not.toBe(await colorOf(text));
});

for (const theme of ['light', 'dark']) {
  test(
    `checkboxes and radio buttons are styled by the site in ${theme}`,
    nightly,
    async ({ page }) => {
      await savePreferences(page, { theme });
      await open(page, '/api/data-grid/data-grid/');
      const box = page.getByRole('checkbox', { name: 'Hide deprecated' });
      await expect(box).toHaveCSS('appearance', 'none');
      const look = (): Promise<string> =>
        box.evaluate((node) => getComputedStyle(node).backgroundColor);
      const before = await look();
      await box.check();
      expect(await look()).not.toBe(before);
      await open(page, '/search/?q=column&product=x-data-grid');
      await expect(page.getByRole('radio', { name: 'Everything' })).toHaveCSS('appearance', 'none');
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(page.getByRole('radio', { name: 'Everything' })).toHaveCSS('appearance', 'auto');
    },
  );
}

test('? opens the keyboard shortcuts, and Escape restores the focus', nightly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/introduction/licensing/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const link = page.locator('.navbar').getByRole('link', { name: 'Blog' });
  await link.focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  expect(asked.some((url) => url.endsWith('.js'))).toBe(true);
  await expect(help.getByText('Ctrl', { exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await expect(help).toHaveCount(1);
  for (const { rules, theme, direction } of Object.values(modes)) {
    await choose(page, { theme, direction });
    expect(
      await violations(page, { rules, without: ['article'] }),
      `${theme}, ${direction}`,
    ).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(link).toBeFocused();
});

test('? is typed as text in a field, and the preferences menu opens the shortcuts too', async ({
  page,
}) => {
  await open(page, '/search/');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('?');
  await expect(field).toHaveValue('?');
  await expect(help).toBeHidden();
  const preferences = page.getByRole('button', { name: 'Preferences' });
  await preferences.click();
  await page.getByRole('button', { name: /^Keyboard shortcuts/ }).click();
  await expect(help).toBeVisible();
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(preferences).toBeFocused();
});

test(
  'a selection that ends outside the keyboard shortcuts keeps them open',
  nightly,
  async ({ page }) => {
    await open(page, '/introduction/licensing/');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByRole('heading', { name: 'Keyboard shortcuts' }).hover();
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    await expect(help).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(help).toBeHidden();
  },
);

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a heading link is visible and large enough, and a tap copies its URL', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/introduction/licensing/');
    const links = page.locator('.markdown :is(h2, h3, h4) .hash-link');
    expect(await links.count()).toBeGreaterThan(5);
    for (const link of await links.all()) {
      await expect(link).toHaveCSS('opacity', '1');
      const { width, height } = (await link.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    const hash = await links.first().getAttribute('href');
    await links.first().tap();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe(hash);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});
