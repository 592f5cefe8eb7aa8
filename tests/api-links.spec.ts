import type { Locator, Page } from '@playwright/test';
import { expect, nightly, open, savePreferences, test } from './fixtures';

const guide = '/react-data-grid/quickstart/';
const data = '/x/api/data-grid/data-grid.json';

const linkTo = (page: Page, name: string): Locator =>
  page.locator('article a[data-api-link]').getByText(name, { exact: true }).first();

const popoverOf = (page: Page): Locator => page.getByRole('tooltip');

/** Collects the paths of all requests from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Focuses a link by pressing Tab on the element before it. */
async function tabTo(page: Page, link: Locator): Promise<void> {
  const anchor = link.locator('xpath=ancestor-or-self::a');
  await anchor.evaluate((element) => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button')];
    all[all.indexOf(element as HTMLElement) - 1]?.focus();
  });
  await page.keyboard.press('Tab');
  await expect(anchor).toBeFocused();
}

test('a name in inline code links to its row, without a full page load', async ({ page }) => {
  await open(page, guide);
  const link = linkTo(page, 'checkboxSelection').locator('xpath=ancestor-or-self::a');
  await expect(link).toHaveAttribute('href', '/x/api/data-grid/data-grid/#prop-checkboxSelection');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await link.click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid\/#prop-checkboxSelection$/);
  await expect(page.locator('[id="prop-checkboxSelection"]')).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test(
  'a component name links to its API page from the introduction too',
  nightly,
  async ({ page }) => {
    await open(page, '/introduction/');
    await expect(page.locator('article a[data-api-link]').first()).toHaveAttribute(
      'href',
      /^\/x\/api\/[a-z-]+\/[a-z-]+\/$/,
    );
  },
);

test('focus shows type, default and description; Escape closes the popover', async ({ page }) => {
  await open(page, guide);
  const requests = requestsOf(page);
  const link = linkTo(page, 'checkboxSelection');
  const popover = popoverOf(page);
  await page.mouse.move(0, 0);
  expect(requests).not.toContain(data);
  await expect(popover).toHaveCount(0);
  await tabTo(page, link);
  await expect(popover).toBeVisible();
  expect(requests.filter((path) => path === data)).toHaveLength(1);
  await expect(popover).toContainText('checkboxSelection');
  await expect(popover).toContainText('boolean');
  await expect(popover).toContainText('Default false');
  await expect(popover.getByRole('paragraph').last()).not.toBeEmpty();
  const anchor = link.locator('xpath=ancestor-or-self::a');
  await expect(anchor).toHaveAccessibleDescription(/boolean/);
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(anchor).toBeFocused();
  await expect(anchor).not.toHaveAttribute('aria-describedby');
});

test(
  'the popover stays open under the pointer and closes when it leaves',
  nightly,
  async ({ page }) => {
    await open(page, guide);
    const popover = popoverOf(page);
    await linkTo(page, 'checkboxSelection').hover();
    await expect(popover).toBeVisible();
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await popover.hover();
    await page.waitForTimeout(600);
    await expect(popover).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
    await page.mouse.move(2, 2);
    await expect(popover).toBeHidden();
    // Another name from the same API page doesn't request the data a second time.
    const requests = requestsOf(page);
    await linkTo(page, 'label').hover();
    await expect(popover).toContainText('label');
    expect(requests).not.toContain(data);
  },
);

test('a type opens inside the popover, with a way back, by keyboard and by pointer', async ({
  page,
}) => {
  await open(page, guide);
  const link = linkTo(page, 'columns');
  await page.mouse.move(0, 0);
  await tabTo(page, link);
  const popover = page.getByRole('dialog', { name: 'columns' });
  await expect(popover).toBeVisible();
  await page.keyboard.press('Tab');
  const type = popover.getByRole('button', { name: 'GridColDef' });
  await expect(type).toBeFocused();
  await page.keyboard.press('Enter');
  const inner = page.getByRole('dialog', { name: 'GridColDef' });
  await expect(inner.getByRole('button', { name: 'columns' })).toBeFocused();
  await expect(inner).toContainText('aggregable: boolean');
  await expect(inner.getByRole('link', { name: /^All \d+ members$/ })).toHaveAttribute(
    'href',
    '/x/api/data-grid/grid-col-def/',
  );
  await page.keyboard.press('Enter');
  await expect(popover).toContainText('readonly GridColDef<R>[]');
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(link.locator('xpath=ancestor-or-self::a')).toBeFocused();

  await page.locator('h1').hover();
  await link.hover();
  await type.click();
  await expect(inner).toBeVisible();
  await inner.getByRole('button', { name: 'columns' }).click();
  await expect(popover).toBeVisible();
});

test(
  'a type that has no page of its own opens inside the popover, and so do the types in it',
  nightly,
  async ({ page }) => {
    await open(page, '/react-data-grid/editing/');
    await linkTo(page, 'rowModesModel').hover();
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
    await dialog('rowModesModel').getByRole('button', { name: 'GridRowModesModel' }).click();
    const model = dialog('GridRowModesModel');
    await expect(model).toContainText('Record<GridRowId, GridRowModesModelProps>');
    await model.getByRole('button', { name: 'GridRowId' }).click();
    await expect(dialog('GridRowId')).toContainText('GridRowId = string | number');
    await dialog('GridRowId').getByRole('button', { name: '← GridRowModesModel' }).click();
    await model.getByRole('button', { name: '← rowModesModel' }).click();
    await expect(dialog('rowModesModel')).toBeVisible();
  },
);

test(
  'after a type that could not be loaded, the way back in the popover leads to what it led to before',
  nightly,
  async ({ page, messages }) => {
    await open(page, guide);
    await linkTo(page, 'columns').hover();
    const popover = page.getByRole('dialog', { name: 'columns' });
    const type = popover.getByRole('button', { name: 'GridColDef' });
    await expect(type).toBeVisible();
    const file = '**/api/data-grid/grid-col-def.json';
    await page.route(file, (route) => route.abort());
    await type.click();
    // The browser logs the failed request; the page itself logs nothing.
    await expect.poll(() => messages.length).toBe(1);
    expect(messages.pop()).toMatch(/Failed to load resource/);
    await page.unroute(file);
    await type.click();
    const back = page.getByRole('button', { name: 'columns' });
    await page.getByRole('dialog', { name: 'GridColDef' }).locator(back).click();
    await expect(type).toBeVisible();
    await expect(popover.locator(back)).toHaveCount(0);
  },
);

test('a name in a code block is a link that hints at itself, and shows under the pointer', async ({
  page,
}) => {
  await open(page, guide);
  const link = page
    .locator('article pre a[data-api-link]:visible', { hasText: 'DataGrid' })
    .first();
  await expect(link).toHaveAttribute('href', '/x/api/data-grid/data-grid/');
  await expect(link).toHaveCSS('text-decoration-style', 'dotted');
  const around = await link.evaluate((element) => getComputedStyle(element.parentElement!).color);
  await link.hover();
  await expect(link).toHaveCSS('text-decoration-style', 'solid');
  await expect(link).toHaveCSS('color', around);
  await expect(popoverOf(page)).toContainText('DataGrid');
});

test(
  'a drag over a name in a code block selects it, and does not follow the link',
  nightly,
  async ({ page }) => {
    await open(page, guide);
    const link = page
      .locator('article pre a[data-api-link]:visible', { hasText: 'DataGrid' })
      .first();
    await link.scrollIntoViewIfNeeded();
    // What this takes is loaded with the popover.
    await link.hover();
    await expect(popoverOf(page)).toContainText('DataGrid');
    const { x, y, width, height } = (await link.boundingBox())!;
    const middle = y + height / 2;
    for (const end of [x + width - 1, x + width + 60]) {
      await page.mouse.move(x + 1, middle);
      await page.mouse.down();
      await page.mouse.move(end, middle, { steps: 4 });
      await page.mouse.up();
      const selected = await page.evaluate(() => String(getSelection()));
      expect(selected).toContain(((await link.textContent()) ?? '').slice(1, -1));
    }
    await expect(page).toHaveURL(new RegExp(`${guide}$`));
    await page.mouse.click(x + width / 2, middle);
    await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid\/$/);
  },
);

test('a pointer that only passes over a name requests no data', nightly, async ({ page }) => {
  await open(page, guide);
  const requests = requestsOf(page);
  const link = linkTo(page, 'checkboxSelection');
  await link.scrollIntoViewIfNeeded();
  const { x, y } = (await link.boundingBox())!;
  // Both moves at once, so that a busy machine doesn't turn the passing into a hover.
  await Promise.all([page.mouse.move(x + 2, y + 2), page.mouse.move(2, 2)]);
  await page.waitForTimeout(500);
  expect(requests).not.toContain(data);
  await expect(popoverOf(page)).toHaveCount(0);
});

test(
  'a failed data request is silent and retried on next hover',
  nightly,
  async ({ page, messages }) => {
    await open(page, guide);
    await page.route(`**${data}`, (route) => route.abort());
    const link = linkTo(page, 'checkboxSelection');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(data));
    await link.hover();
    await failed;
    await expect(popoverOf(page)).toBeHidden();
    // The browser logs the failed request; the page itself logs nothing.
    await expect.poll(() => messages.length).toBe(1);
    expect(messages.pop()).toMatch(/Failed to load resource/);
    await page.unroute(`**${data}`);
    // Again if the pointer came back before the popover was told that it had left.
    await expect(async () => {
      await page.mouse.move(2, 2);
      await link.hover();
      await expect(popoverOf(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  },
);

for (const theme of ['light', 'dark']) {
  test(`the right-to-left popover stays in the viewport, ${theme}`, nightly, async ({ page }) => {
    await savePreferences(page, { theme, direction: 'rtl' });
    await page.setViewportSize({ width: 760, height: 480 });
    await open(page, guide);
    const link = linkTo(page, 'checkboxSelection');
    await link.hover();
    const popover = popoverOf(page);
    await expect(popover).toBeVisible();
    const box = (await popover.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(760);
    const at = (await link.boundingBox())!;
    expect(box.y >= at.y + at.height || box.y + box.height <= at.y).toBe(true);
    // The popover is right to left like the page; its code is left to right.
    await expect(popover).toHaveCSS('direction', 'rtl');
    await expect(popover.locator('code').first()).toHaveCSS('direction', 'ltr');
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 700 } });

  test('a tap follows the link and opens no popover', nightly, async ({ page }) => {
    await open(page, guide);
    const requests = requestsOf(page);
    await linkTo(page, 'checkboxSelection').tap();
    await expect(page).toHaveURL(/#prop-checkboxSelection$/);
    await page.waitForTimeout(400);
    expect(requests).not.toContain(data);
    await expect(popoverOf(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('names are links', async ({ page }) => {
    await page.goto(guide.slice(1));
    await linkTo(page, 'checkboxSelection').click();
    await expect(page).toHaveURL(/#prop-checkboxSelection$/);
  });
});
