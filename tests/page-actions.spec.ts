// "Copy page" next to the title or the tabs of a page, and the menu next to it.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { hearNotices } from './elements/notices';
import { expect, nightly, nightlyUnless, open, savePreferences, test } from './fixtures';
import { shiftsOf } from './layoutShifts';
import { choose, modes, violations } from './visit/axe';

const PAGE = 'react-data-grid/sorting/';

/** The tabs of a guide, or else the title of a page. */
const header = (page: Page): Locator =>
  page.locator('.markdown > :is(header, div:has(> [aria-label="Views of this page"]))').last();
const copyButton = (page: Page): Locator =>
  header(page).getByRole('button', { name: 'Copy page', exact: true });
const moreButton = (page: Page): Locator =>
  header(page).getByRole('button', { name: 'More actions for this page' });

/** The distance from the viewport within which demos load, in pixels: more than `margin` in `src/demos/ui/useNear.ts`. */
const near = 500;

/** Waits until every demo near the viewport has loaded. On a busy machine, that can be long after the network is idle. */
const nearDemosAreThere = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (margin) =>
      [...document.querySelectorAll('[data-demo-state="waiting"]')].every(
        (canvas) => canvas.getBoundingClientRect().top > window.innerHeight + margin,
      ),
    near,
  );

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

for (const [path, copy] of [
  [PAGE, PAGE],
  [`${PAGE}components-api/`, PAGE],
  ['api/data-grid/data-grid/', 'api/data-grid/data-grid/'],
  ['8.0.0/react-charts/', '8.0.0/react-charts/'],
] as const) {
  const details = nightlyUnless(path === PAGE);
  test(
    `"Copy page" copies the Markdown of ${path}, and loads nothing before the click`,
    details,
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, path);
      await page.waitForLoadState('networkidle');
      await nearDemosAreThere(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await copyButton(page).focus();
      await copyButton(page).hover();
      await moreButton(page).hover();
      expect(requests.filter((request) => !/routes-\d/.test(request))).toEqual([]);
      const heard = await hearNotices(header(page));
      await copyButton(page).click();
      await expect.poll(heard).toContain('Copied');
      expect(await copied(page)).toBe(readFileSync(`build/${copy}index.md`, 'utf8'));
      await expect(header(page).getByRole('status')).toHaveText('');
      expect(requests).toContain(`/x/${copy}index.md`);
    },
  );
}

test('the menu works by keyboard and by mouse', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${PAGE}#sort-at-start`);
  const more = moreButton(page);
  const menu = header(page).getByRole('menu', { name: 'More actions for this page' });
  const entries = menu.getByRole('menuitem');
  await more.focus();
  await page.keyboard.press('ArrowDown');
  await expect(entries).toHaveText(['View as Markdown', 'Copy link']);
  await expect(entries.first()).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('v');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(entries.last()).toBeFocused();
  const heard = await hearNotices(header(page));
  await page.keyboard.press('Enter');
  await expect.poll(heard).toContain('Copied');
  await expect(more).toBeFocused();
  expect(await copied(page)).toBe(page.url());
  await more.click();
  await page.locator('h1').click();
  await expect(menu).toBeHidden();
  await more.click();
  await entries.first().click();
  await expect(page).toHaveURL(/sorting\/index\.md$/);
});

test(
  'if the browser forbids copying, a message explains it and offers the Markdown',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() => {
      const forbid = (): Promise<never> => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { write: forbid, writeText: forbid });
      document.execCommand = () => false;
    });
    await open(page, PAGE);
    await copyButton(page).click();
    const note = header(page).getByRole('status');
    await expect(note).toHaveText('The browser didn’t allow copying. Instead:');
    await expect(header(page).getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      `/x/${PAGE}index.md`,
    );
    await page.keyboard.press('Escape');
    await expect(note).toHaveText('');
    await moreButton(page).click();
    await header(page).getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(note).toHaveText(/Copy the address from the address bar\.$/);
  },
);

test('a message appears if the Markdown fails to load', nightly, async ({ page, messages }) => {
  await page.route('**/index.md', (route) => route.abort());
  await open(page, PAGE);
  await copyButton(page).click();
  const note = header(page).getByRole('status');
  await expect(note).toHaveText('The page couldn’t be loaded. Try again, or:');
  // The browser's own message about it.
  expect(messages.filter((message) => !/Failed to load resource/.test(message))).toEqual([]);
  messages.length = 0;
});

test('"Copy page" also works without `ClipboardItem`', nightly, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await open(page, PAGE);
  const heard = await hearNotices(header(page));
  await copyButton(page).click();
  await expect.poll(heard).toContain('Copied');
  expect(await copied(page)).toBe(readFileSync(`build/${PAGE}index.md`, 'utf8'));
});

for (const direction of ['ltr', 'rtl']) {
  for (const width of [1280, 390, 320]) {
    const details = nightlyUnless(direction === 'rtl' && width === 320);
    test(
      `the menu and messages fit at ${width} px, ${direction}, without a layout shift`,
      details,
      async ({ page }) => {
        await savePreferences(page, { direction });
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(() => {
          Reflect.deleteProperty(Navigator.prototype, 'clipboard');
          document.execCommand = () => false;
        });
        await open(page, 'react-date-pickers/date-range-picker/');
        const title = page.locator('h1');
        const before = await title.boundingBox();
        await moreButton(page).click();
        const inside = async (part: Locator): Promise<void> => {
          const box = (await part.boundingBox())!;
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
        };
        await inside(header(page).getByRole('menu'));
        await page.keyboard.press('Escape');
        await copyButton(page).click();
        await expect(header(page).getByRole('status')).toHaveText(/didn’t allow/);
        await inside(header(page).getByRole('link', { name: 'View as Markdown' }));
        expect(await title.boundingBox()).toEqual(before);
        expect(await shiftsOf(page)).toEqual([]);
      },
    );
  }
}

test('the open menu has no accessibility violations', nightly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PAGE);
  await moreButton(page).click();
  await expect(header(page).getByRole('menu')).toBeVisible();
  for (const { rules, theme, direction } of Object.values(modes)) {
    await choose(page, { theme, direction });
    expect(await violations(page, { rules, without: ['[data-demo]'] })).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to the Markdown replaces the buttons', async ({ page }) => {
    await page.goto(PAGE);
    await expect(header(page).getByRole('button')).toHaveCount(0);
    await header(page).getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(/sorting\/index\.md$/);
  });
});
