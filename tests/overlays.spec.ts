// What lies over a page: Back closes it, and the focus stays in it. What following a link adds to the history, and says.
import type { Page } from '@playwright/test';
import { menuButton } from './elements/preferences';
import { ask, dialog, field, options, settled } from './elements/search';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';

/** Opens a page by a link of another one, so that Back stays within the site. */
async function openByLink(page: Page): Promise<void> {
  await open(page, 'react-charts/');
  await page.locator('footer a[href="/x/react-tree-view/"]').first().click();
  await expect(page).toHaveURL(/react-tree-view\/$/);
  await expect(page.locator('h1')).toHaveText('Tree View overview');
}

const back = (page: Page): Promise<void> => page.evaluate(() => window.history.back());
const phone = { width: 375, height: 700 };

interface Overlay {
  name: string;
  size?: { width: number; height: number };
  show: (page: Page) => Promise<void>;
  shown: (page: Page) => ReturnType<Page['locator']>;
}

const overlays: readonly Overlay[] = [
  { name: 'search', show: (page) => page.keyboard.press('Control+k'), shown: dialog },
  {
    name: 'the list of shortcuts',
    show: (page) => page.keyboard.press('?'),
    shown: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
  {
    name: 'the preferences',
    show: (page) => menuButton(page).click(),
    shown: (page) => page.getByRole('group', { name: 'Preferences' }),
  },
  {
    name: 'the list of products',
    show: (page) =>
      page
        .locator('.navbar')
        .getByRole('button', { name: /^Product/ })
        .click(),
    shown: (page) => page.locator('.navbar [aria-expanded="true"] + ul'),
  },
  {
    name: "a page's menu",
    show: (page) => page.getByRole('button', { name: 'More actions for this page' }).click(),
    shown: (page) => page.getByRole('menu'),
  },
  {
    name: "a phone's menu",
    size: phone,
    show: (page) => page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
    shown: (page) => page.locator('.navbar-sidebar'),
  },
];

for (const { name, size, show, shown } of overlays) {
  const details = nightlyUnless(name === 'search');
  test(`Back closes ${name} and nothing else, also after a reload`, details, async ({ page }) => {
    if (size) await page.setViewportSize(size);
    await openByLink(page);
    for (const isReloaded of [false, true]) {
      if (isReloaded) {
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      }
      await show(page);
      await expect(shown(page).first()).toBeVisible();
      await back(page);
      await expect(shown(page).first()).toBeHidden();
      await expect(page).toHaveURL(/react-tree-view\/$/);
      await expect(page.locator('h1')).toHaveText('Tree View overview');
    }
    await back(page);
    await expect(page.locator('h1')).toHaveText('Charts overview');
    await expect(page).toHaveURL(/react-charts\/$/);
  });
}

for (const { name, show, shown } of overlays.slice(0, 4)) {
  test(`the wheel over ${name} does not scroll the page`, nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await open(page, 'react-charts/quickstart/');
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
    await show(page);
    await shown(page).first().hover();
    for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 2000);
    await page.keyboard.press('Escape');
    await expect(shown(page).first()).toBeHidden();
    // Each turn of the wheel has its effect before the next one.
    await page.locator('main h1').hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(scrolled).toBeGreaterThan(0);
    expect(await scrolled()).toBeLessThanOrEqual(100);
  });
}

test(
  'at the end of a list beside the page, the wheel stops; over a list without an end it moves the page',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, 'react-data-grid/sorting/');
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
    for (const list of ['.theme-doc-sidebar-container .menu', '.theme-doc-toc-desktop']) {
      await page.locator(list).evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await page.locator(list).hover();
      for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 2000);
      // Each turn of the wheel has its effect before the next one.
      await page.locator('main h1').hover();
      await page.mouse.wheel(0, 100);
      await expect.poll(scrolled, list).toBeGreaterThan(0);
      expect(await scrolled(), list).toBeLessThanOrEqual(100);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    await open(page, 'react-data-grid/sorting/components-api/');
    await page.locator('.theme-doc-toc-desktop').hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(scrolled).toBeGreaterThan(0);
  },
);

test(
  'without the Navigation API, Back closes search and changes the page',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await openByLink(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await back(page);
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('h1')).toHaveText('Charts overview');
  },
);

test(
  'Back ends editing before it leaves the page, but not between places of the page',
  nightly,
  async ({ page }) => {
    await open(page, 'react-tree-view/');
    await page.getByRole('main').getByRole('link', { name: 'Quickstart' }).first().click();
    await expect(page).toHaveURL(/quickstart\/$/);
    const { figure, field: editor } = await editHere(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('h2[id] .hash-link')!.click());
    await expect(page).toHaveURL(/#/);
    await back(page);
    await expect(page).toHaveURL(/quickstart\/$/);
    await expect(editor).toBeVisible();
    await back(page);
    await expect(editor).toBeHidden();
    await expect(page).toHaveURL(/quickstart\/$/);
    await expect(figure.getByRole('button', { name: 'Edit' })).toBeFocused();
    await back(page);
    await expect(page.locator('h1')).toHaveText('Tree View overview');
  },
);

/** Starts editing the first demo of the page that is open. */
async function editHere(page: Page) {
  const figure = page.locator('figure').first();
  await figure.getByRole('button', { name: 'Edit' }).click();
  const editor = figure.getByRole('textbox', { name: /^Code of/ });
  await expect(editor).toBeFocused();
  return { figure, field: editor };
}

for (const { name, size, show, inside } of [
  { name: 'search', show: (page: Page) => ask(page, 'grid'), inside: 'dialog' },
  {
    name: "a phone's menu",
    size: phone,
    show: overlays.at(-1)!.show,
    inside: '.navbar-sidebar',
  },
] as { name: string; size?: typeof phone; show: Overlay['show']; inside: string }[]) {
  const details = nightlyUnless(name !== 'search');
  test(
    `the page behind ${name} is inert, and the focus stays inside`,
    details,
    async ({ page }) => {
      if (size) await page.setViewportSize(size);
      await open(page, 'react-charts/quickstart/');
      await show(page);
      await expect(page.locator('main').first()).toHaveJSProperty('inert', false);
      await expect
        .poll(() =>
          page.evaluate(() => document.querySelector('main')!.closest('[inert]') !== null),
        )
        .toBe(true);
      const isInside = (): Promise<boolean> =>
        page.evaluate(
          (selector) =>
            document.activeElement === document.body ||
            document.querySelector(selector)!.contains(document.activeElement),
          inside,
        );
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < 12; step += 1) {
          await page.keyboard.press(key);
          expect(await isInside(), `${key} ${step}`).toBe(true);
        }
      }
      // What gets the focus while nothing inside has it.
      await page.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
        document.querySelector<HTMLElement>('main a')!.focus();
      });
      expect(await isInside()).toBe(true);
      await page.keyboard.press('Escape');
      if (inside === 'dialog') await expect(dialog(page)).toBeHidden();
      await expect
        .poll(() => page.evaluate(() => document.querySelector('[inert]:not(.navbar-sidebar *)')))
        .toBeNull();
    },
  );
}

test(
  'a double-click on a link, or holding Enter, adds one entry to the history',
  nightly,
  async ({ page }) => {
    await open(page, 'react-charts/');
    const length = (): Promise<number> => page.evaluate(() => window.history.length);
    const before = await length();
    await page.locator('footer a[href="/x/react-tree-view/"]').first().dblclick();
    await expect(page.locator('h1')).toHaveText('Tree View overview');
    expect(await length()).toBe(before + 1);
    // A link in the static text of the page.
    await page.locator('main x-static a[href^="/x/react-tree-view/"]').first().focus();
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(page.locator('h1')).not.toHaveText('Tree View overview');
    expect(await length()).toBe(before + 2);
    await back(page);
    await expect(page.locator('h1')).toHaveText('Tree View overview');
    await back(page);
    await expect(page.locator('h1')).toHaveText('Charts overview');
  },
);

test('a double-click on a search result leads to that result only', nightly, async ({ page }) => {
  await open(page, 'react-charts/');
  const before = await page.evaluate(() => window.history.length);
  await ask(page, 'licensing');
  await expect(options(page).first()).toContainText('Licensing');
  await settled(page);
  await options(page).first().dblclick();
  await expect(page.locator('h1')).toHaveText('Licensing');
  await expect(page).toHaveURL(/\/licensing\/$/);
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
});

test('the title of a page that a link led to is announced, once', async ({ page }) => {
  await open(page, 'react-charts/');
  const region = page.locator('body > [aria-live="polite"]');
  await expect(region).toHaveText('');
  await page.locator('footer a[href="/x/react-tree-view/"]').first().click();
  await expect(region).toHaveText(/^Tree View overview/);
  expect(await region.textContent()).toBe(await page.title());
  await page.locator('h2 .hash-link').first().click();
  await back(page);
  await back(page);
  await expect(region).toHaveText(/^Charts overview/);
});
