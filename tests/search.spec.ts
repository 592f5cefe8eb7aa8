import type { Page } from '@playwright/test';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';
import { field, options, dialog, activeOption, ask, settled } from './elements/search';

for (const key of ['Control+k', 'Meta+k', '/']) {
  const details = nightlyUnless(key !== 'Meta+k');
  test(`${key} opens search, and Escape closes it and returns focus`, details, async ({ page }) => {
    await open(page, '/introduction/licensing/');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('after Escape, Tab goes on from where the reader pressed in the text', async ({ page }) => {
  await open(page, '/introduction/licensing/');
  const link = page.getByRole('main').getByRole('paragraph').getByRole('link').last();
  const text = link.locator('xpath=ancestor::p');
  // The beginning of the paragraph, which is before its links.
  await text.click({ position: { x: 2, y: 8 } });
  await page.keyboard.press('Tab');
  const next = await page.evaluate(() => document.activeElement?.textContent);
  await text.click({ position: { x: 2, y: 8 } });
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(next);
});

test(
  'the field gets the focus back from a page that arrives after it',
  nightly,
  async ({ page }) => {
    await open(page, '/introduction/licensing/');
    await page.evaluate(async () => {
      const init = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', init));
      await Promise.resolve();
      document.querySelector<HTMLElement>('main a')?.focus();
    });
    await expect(field(page)).toBeFocused();
  },
);

test('a slash typed in a text field does not open search', async ({ page }) => {
  await open(page, '/search/');
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('searchbox').press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('a/');
  await expect(dialog(page)).toBeHidden();
});

test(
  'the bar of the landing page and of other pages has one search button, which opens the dialog',
  nightly,
  async ({ page }) => {
    for (const path of ['/', '/react-charts/']) {
      await open(page, path);
      const button = page.getByRole('banner').getByRole('button', { name: /Search/ });
      await expect(button).toHaveCount(1);
      await button.click();
      await expect(field(page)).toBeFocused();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(button).toBeFocused();
    }
  },
);

/** Holds back what search loads, or some of it, until the returned function is called. */
async function holdIndex(
  page: Page,
  files = /\/search\/.*\.json|worker.*\.js/,
): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test('a query typed before the index has loaded is kept and answered', async ({ page }) => {
  await open(page, '/react-data-grid/');
  const release = await holdIndex(page);
  await page.keyboard.press('/');
  await page.keyboard.type('licensing');
  await expect(field(page)).toHaveValue('licensing');
  await expect(dialog(page).getByText('Loading…')).toBeVisible();
  release();
  await expect(options(page).first()).toContainText('Licensing');
});

test(
  'Enter that is pressed before the answer opens the first result of what was typed',
  nightly,
  async ({ page }) => {
    await open(page, '/react-data-grid/');
    const release = await holdIndex(page);
    await page.keyboard.press('/');
    await page.keyboard.type('licensing');
    await expect(dialog(page).getByText('Loading…')).toBeVisible();
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/licensing\/$/);
    await expect(dialog(page)).toBeHidden();

    await page.keyboard.press('/');
    await expect(options(page).first()).toContainText('Licensing');
    // Faster than any answer, while the results of the last query are still there.
    await field(page).evaluate((element: HTMLInputElement) => {
      element.select();
      document.execCommand('insertText', false, 'roadmap');
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await expect(page).toHaveURL(/\/roadmap\/$/);
  },
);

test('Enter is kept until the texts have loaded', nightly, async ({ page }) => {
  const releaseNames = await holdIndex(page, /\/search\/names-.*\.json/);
  const releaseTexts = await holdIndex(page, /\/search\/index-.*\.json/);
  await open(page, '/introduction/');
  // No name is like this one, but a guide has it among its keywords.
  await ask(page, 'gapminder');
  await page.keyboard.press('Enter');
  releaseNames();
  await expect(dialog(page).locator('[data-search-status="ready"]')).toBeVisible();
  // Long enough for the answer from the names.
  await page.waitForTimeout(500);
  releaseTexts();
  await expect(page).toHaveURL(/\/react-charts\/scatter-demo\//);
});

test('Ctrl+Enter opens a result in a new tab, and keeps the list', nightly, async ({ page }) => {
  await open(page, '/react-data-grid/');
  await ask(page, 'licensing');
  await settled(page);
  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await tab).toHaveURL(/\/licensing\/$/);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/react-data-grid\/$/);
});

test('the list follows the combobox pattern and responds to arrow keys', async ({ page }) => {
  await open(page, '/react-data-grid/');
  await ask(page, 'rowSelectionModel');
  await expect(page.getByRole('listbox', { name: 'Search results' })).toBeVisible();
  await settled(page);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const first = await field(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${first}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', first ?? '');
  await expect(activeOption(page)).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await expect(field(page)).toBeFocused();
  for (const option of await options(page).all()) {
    await expect(option.locator('a')).toHaveAttribute('href', /^\/x\//);
  }
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
});

test(
  'Enter opens a section of a page, and the search is remembered until it is removed',
  nightly,
  async ({ page }) => {
    await open(page, '/react-data-grid/');
    await ask(page, 'rowSelectionModel');
    const row = options(page).locator(
      'a[href="/x/api/data-grid/data-grid/#prop-rowSelectionModel"]',
    );
    await expect(row).toBeVisible();
    const href = await row.getAttribute('href');
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      expect(await activeOption(page).locator('a').getAttribute('href')).toBe(href);
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/data-grid\/#prop-rowSelectionModel$/);
    await expect(dialog(page)).toBeHidden();

    await page.keyboard.press('/');
    await field(page).fill('');
    await page.getByRole('button', { name: 'rowSelectionModel', exact: true }).click();
    await expect(options(page).first()).toBeVisible();
    await field(page).fill('');
    await page.getByRole('button', { name: 'Remove “rowSelectionModel”' }).click();
    await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeHidden();
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('x.search.recent'))).toBeNull();
  },
);

test('search reopens immediately after Escape, with its query', nightly, async ({ page }) => {
  await open(page, '/introduction/');
  await ask(page, 'licensing');
  await expect(options(page).first()).toContainText('Licensing');
  // Both keys in one task of the browser: only the microtasks that follow every key come between them.
  await field(page).evaluate(async (element) => {
    for (const init of [{ key: 'Escape' }, { key: 'k', ctrlKey: true }]) {
      const target = element.isConnected ? element : document.body;
      target.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      );
      await Promise.resolve();
    }
  });
  await expect(field(page)).toHaveValue('licensing');
  await expect(field(page)).toBeFocused();
});

test(
  'the dialog keeps the last query selected, and offers earlier ones',
  nightly,
  async ({ page }) => {
    await open(page, '/introduction/');
    for (const query of ['licensing', 'telemetry']) {
      await ask(page, query);
      await expect(options(page).first()).toContainText(new RegExp(query, 'i'));
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/${query}/`));
    }
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('telemetry');
    await expect(options(page).first()).toContainText('Telemetry');
    await dialog(page).getByRole('button', { name: 'licensing', exact: true }).click();
    await expect(options(page).first()).toContainText('Licensing');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('licensing');
    await page.keyboard.type('roadmap');
    await expect(field(page)).toHaveValue('roadmap');
    await expect(dialog(page).getByRole('heading', { name: 'Recent searches' })).toBeHidden();
  },
);

test('the dialog traps focus, and a click outside closes it without affecting the page', async ({
  page,
}) => {
  await open(page, '/introduction/');
  await ask(page, 'licensing');
  await expect(options(page).first()).toContainText('Licensing');
  await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
  const isInside = (): Promise<boolean> =>
    page.evaluate(() => document.querySelector('dialog')!.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press(key);
      expect(await isInside(), `${key} ${step}`).toBe(true);
    }
  }
  await field(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'All results' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  // A click on something that takes no focus.
  await dialog(page)
    .locator('footer')
    .click({ position: { x: 2, y: 2 } });
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await ask(page, 'x');
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/introduction\/$/);
});

test('a selection that ends outside the search window keeps it open', nightly, async ({ page }) => {
  await open(page, '/introduction/');
  await ask(page, 'licensing');
  await field(page).hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();
});

test('the dialog works the same in a browser without popovers', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
  await open(page, '/introduction/');
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
});
