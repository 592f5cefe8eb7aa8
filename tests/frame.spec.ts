import { expect, nightly, open, test } from './fixtures';
import { shiftsOf } from './layoutShifts';

test('the cascade layers are in the intended order', async ({ page }) => {
  await open(page, '/introduction/');
  const order = await page.evaluate(() => {
    const names: string[] = [];
    const add = (name: string) => {
      const top = name.split('.')[0]!;
      if (!names.includes(top)) {
        names.push(top);
      }
    };
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (rule instanceof CSSLayerStatementRule) {
          rule.nameList.forEach(add);
        } else if (rule instanceof CSSLayerBlockRule) {
          add(rule.name);
        }
      }
    }
    return names;
  });
  expect(order).toEqual(['theme', 'docsearch', 'mui', 'utilities']);
});

test(
  'a later layer overrides a more specific selector in an earlier one',
  nightly,
  async ({ page }) => {
    await open(page, '/introduction/');
    const colorOf = (css: string) =>
      page.evaluate((text) => {
        const style = document.createElement('style');
        style.textContent = text;
        const probe = document.createElement('p');
        probe.id = 'probe';
        document.head.append(style);
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        style.remove();
        probe.remove();
        return color;
      }, css);
    const red = (layer: string) =>
      `@layer ${layer} { html body #probe#probe { color: rgb(255, 0, 0) } }`;
    const green = (layer: string) => `@layer ${layer} { p { color: rgb(0, 128, 0) } }`;
    for (const [weaker, stronger] of [
      ['theme', 'docsearch'],
      ['docsearch', 'mui'],
      ['mui', 'utilities'],
    ] as const) {
      expect(await colorOf(green(stronger) + red(weaker)), `${stronger} over ${weaker}`).toBe(
        'rgb(0, 128, 0)',
      );
    }
  },
);

test('a missing page suggests the closest matches', async ({ page }) => {
  await open(page, '/react-data-grid/quikstart/', 404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const nearest = page.getByRole('heading', { name: 'Did you mean one of these?' }).locator('..');
  await expect(nearest.getByRole('link').first()).toHaveAttribute(
    'href',
    '/x/react-data-grid/quickstart/',
  );
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Charts', exact: true }),
  ).toBeVisible();
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await nearest.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/quickstart\/$/);
  await expect(robots).toHaveCount(0);
});

test('the skip link moves keyboard focus to the main content', async ({ page }) => {
  await open(page, '/introduction/licensing/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('sidebar groups open and close with Enter and Space', async ({ page }) => {
  await open(page, '/introduction/');
  const charts = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('button', { name: 'Charts' });
  await charts.focus();
  await page.keyboard.press('Enter');
  await expect(charts).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(charts).toHaveAttribute('aria-expanded', 'false');
});

test('a link in the phone menu opens its page and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '/react-charts/');
  await page.getByRole('button', { name: /navigation bar/i }).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('link', { name: 'Quickstart' }).click();
  await expect(page).toHaveURL(/\/x\/react-charts\/quickstart\/$/);
  await expect(menu).toBeHidden();
});

test('the phone menu is rendered when opened, and starts at the docs sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '/react-charts/quickstart/');
  const menu = page.locator('.navbar-sidebar');
  await expect(page.locator('.theme-doc-sidebar-menu')).toHaveCount(0);
  await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(0);
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: /navigation bar/i }).click();
  await expect(menu.getByRole('link', { name: 'Quickstart' })).toBeInViewport();
  await expect(menu.getByRole('link', { name: 'Quickstart' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const back = menu.getByRole('button', { name: 'Back to main menu', exact: true });
  const arrow = () => back.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await arrow()).toContain('←');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await arrow()).toContain('→');
  await back.click();
  const blog = menu.getByRole('link', { name: 'Blog' });
  await expect(blog).toBeInViewport();
  await expect(blog).toHaveCSS('text-decoration-line', 'none');
  // What was pressed can't have the focus any more.
  const close = menu.getByRole('button', { name: 'Close navigation bar' });
  await expect(close).toBeFocused();
  const { width, height } = (await close.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
});

test(
  'widening the viewport adds a working sidebar and a table of contents',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 740 });
    await open(page, '/introduction/licensing/');
    await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 740 });
    const charts = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('button', { name: 'Charts' });
    await charts.click();
    await expect(charts).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.theme-doc-toc-desktop').getByRole('link').first()).toBeVisible();
  },
);

test('the last-updated date is the same after in-site navigation', nightly, async ({ page }) => {
  const dateOf = () => page.locator('time[itemprop="dateModified"]').textContent();
  await open(page, '/react-charts/quickstart/');
  const served = await dateOf();
  expect(served).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await open(page, '/react-charts/');
  await page.getByRole('main').getByRole('link', { name: 'Quickstart' }).first().click();
  await expect(page).toHaveURL(/quickstart\/$/);
  await expect(page.locator('time[itemprop="dateModified"]')).toHaveText(served!);
});

test('the landing page links directly to each product', nightly, async ({ page }) => {
  for (const name of ['Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View']) {
    await open(page, '/');
    await expect(page.getByRole('main')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/x\/react-[a-z-]+\/$/);
  }
});

test('the printed page omits the navigation', async ({ page }) => {
  await open(page, '/introduction/licensing/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
});

test('pages of several kinds load without layout shifts', nightly, async ({ page }) => {
  for (const path of ['/', '/introduction/installation/', '/react-data-grid/', '/blog/']) {
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
