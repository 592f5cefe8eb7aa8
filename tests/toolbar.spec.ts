// The toolbar of a demo: five named actions, the rest in a menu.
import type { Locator } from '@playwright/test';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';
import { choose, modes, violations } from './visit/axe';

const PAGE = '/react-date-pickers/quickstart/';
const DEMO = 'LeaveRequest';

const words = ['Code', 'Edit', 'Copy', 'Sandbox', 'Full page'];

const shownWords = (toolbar: Locator): Promise<string[]> =>
  toolbar
    .locator('> :is(button, a)')
    .evaluateAll((all) =>
      all
        .filter((each) => parseFloat(getComputedStyle(each).fontSize) > 0)
        .map((each) => (each as HTMLElement).innerText.trim()),
    );

interface Place {
  x: number;
  width: number;
}

/** The places of the shown controls of a toolbar in its row. */
const placesOf = (toolbar: Locator): Promise<Place[]> =>
  toolbar.locator(':is(button, a):visible').evaluateAll((all) =>
    all.map((each) => {
      const { x, width } = each.getBoundingClientRect();
      return { x: Math.round(x), width: Math.round(width) };
    }),
  );

for (const width of [1280, 820, 390, 360, 320]) {
  const details = nightlyUnless(width === 390);
  test(
    `the toolbar is one row with five actions at ${width} px, also while editing`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, PAGE);
      const toolbar = page.locator(`figure[id="${DEMO}.tsx"]`).getByRole('toolbar');
      expect(await shownWords(toolbar)).toEqual(width > 600 ? words : []);
      for (const word of words) {
        const control = toolbar.locator('> :is(button, a)', { hasText: word });
        await expect(control).toHaveAccessibleName(new RegExp(word === 'Code' ? 'code' : word));
      }
      const frame = (await toolbar.boundingBox())!;
      expect(frame.height).toBeLessThanOrEqual(44);
      const boxes = await toolbar
        .locator(':is(button, a):visible')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      const first = boxes[0]!;
      for (const box of boxes) {
        expect(box.y + box.height / 2).toBeCloseTo(first.y + first.height / 2, 0);
        expect(box.x).toBeGreaterThanOrEqual(frame.x);
        expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
      }
      // No two of them overlap.
      const sorted = boxes.sort((a, b) => a.x - b.x);
      sorted.slice(1).forEach((box, index) => {
        const before = sorted[index]!;
        expect(before.x + before.width).toBeLessThanOrEqual(box.x + 0.5);
      });
      // No control moves when editing starts.
      const places = await placesOf(toolbar);
      await toolbar.getByRole('button', { name: 'Edit' }).click();
      const controls = page.getByRole('group', { name: /^Editor controls/ });
      await expect(controls).toBeVisible();
      expect((await controls.boundingBox())!.height).toBeLessThanOrEqual(44);
      expect(await placesOf(controls)).toEqual(places);
    },
  );
}

test('every menu item has a text label, and the menu works by keyboard', async ({ page }) => {
  await open(page, PAGE);
  const figure = page.locator(`figure[id="${DEMO}.tsx"]`);
  const more = figure.getByRole('button', { name: 'More actions for this demo' });
  await more.focus();
  await page.keyboard.press('ArrowDown');
  const menu = figure.getByRole('menu', { name: 'More actions for this demo' });
  const entries = menu.locator('[role^=menuitem]:visible');
  await expect(entries).toHaveText([
    'Open in CodeSandbox',
    'Copy a link to this demo',
    'Try it at a phone’s width',
    'Inspect the parts',
    'Reset the demo',
    'Move focus to the start of the demo',
    'Mirror this demo',
    'Switch color scheme for this demo',
    'Wrap long lines',
  ]);
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('m');
  await expect(entries.nth(5)).toBeFocused();
  await page.keyboard.press('m');
  await expect(entries.nth(6)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitemcheckbox', { name: 'Mirror this demo' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('h1').click();
  await expect(menu).toBeHidden();
});

test('the open menu has no accessibility violations', nightly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PAGE);
  const figure = page.locator(`figure[id="${DEMO}.tsx"]`);
  await figure.getByRole('button', { name: 'More actions for this demo' }).click();
  await expect(figure.getByRole('menu')).toBeVisible();
  for (const { rules, theme, direction } of Object.values(modes)) {
    await choose(page, { theme, direction });
    const found = await violations(page, { rules, without: ['[data-demo]'] });
    expect(found, `${theme}, ${direction}`).toEqual([]);
  }
});

test('on a small phone, the menu switches the language of the code', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PAGE);
  const figure = page.locator(`figure[id="${DEMO}.tsx"]`);
  await expect(figure.getByRole('group', { name: 'Language of the code' })).toBeHidden();
  const more = figure.getByRole('button', { name: 'More actions for this demo' });
  await more.click();
  await figure.getByRole('menuitemcheckbox', { name: 'Code in JavaScript' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await more.click();
  await expect(
    figure.getByRole('menuitemcheckbox', { name: 'Code in JavaScript' }),
  ).toHaveAttribute('aria-checked', 'true');
});

test('a tooltip describes an action on hover and on focus, and Escape hides it', async ({
  page,
}) => {
  await open(page, PAGE);
  const figure = page.locator(`figure[id="${DEMO}.tsx"]`);
  const sandbox = figure.getByRole('button', { name: 'Sandbox: open in StackBlitz' });
  const tip = figure.locator('[data-tooltip]');
  await sandbox.hover();
  await expect(tip).toHaveText('Sandbox: open in StackBlitz');
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(0, 0);
  await figure.getByRole('button', { name: 'Show all code' }).focus();
  await page.keyboard.press('End');
  await expect(tip).toHaveText('More actions for this demo');
  await page.keyboard.press('ArrowLeft');
  await expect(tip).toHaveText('Full page: open in a new tab');
  const [near, control] = [
    (await tip.boundingBox())!,
    (await figure.getByRole('link', { name: 'Full page' }).boundingBox())!,
  ];
  expect(near.y + near.height).toBeLessThanOrEqual(control.y + 1);
  const frame = (await figure.getByRole('toolbar').boundingBox())!;
  expect(near.x).toBeGreaterThanOrEqual(frame.x);
  expect(near.x + near.width).toBeLessThanOrEqual(frame.x + frame.width);
  await page.keyboard.press('Tab');
  await expect(tip).toBeHidden();
});

test(
  'a sandbox opens without another request, once its button was reached',
  nightly,
  async ({ page, context, foreignRequests }) => {
    const host = /^https:\/\/stackblitz\.com\//;
    await context.route(host, (route) => route.fulfill({ body: 'Sandbox' }));
    await open(page, PAGE);
    const figure = page.locator(`figure[id="${DEMO}.tsx"]`);
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('[data-demo-state="ready"]')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const sandbox = figure.getByRole('button', { name: 'Sandbox: open in StackBlitz' });
    await sandbox.hover();
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    asked.splice(0);
    const [tab] = await Promise.all([context.waitForEvent('page'), sandbox.click()]);
    await expect(tab).toHaveURL(host);
    expect(asked.filter((url) => url.includes('/assets/'))).toEqual([]);
    expect(foreignRequests.splice(0).every((url) => host.test(url))).toBe(true);
  },
);
