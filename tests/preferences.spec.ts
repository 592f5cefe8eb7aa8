import type { Page } from '@playwright/test';
import { expect, nightly, nightlyUnless, test } from './fixtures';
import { shiftsOf } from './layoutShifts';
import {
  PAGE,
  record,
  settle,
  recordingOf,
  saved,
  noiseOf,
  menuButton,
  radio,
  choose,
  expectLooks,
  goToNextPage,
} from './elements/preferences';

test.describe('before the first paint', () => {
  for (const scheme of ['light', 'dark']) {
    for (const direction of ['ltr', 'rtl']) {
      const details = nightlyUnless(scheme === 'dark' && direction === 'rtl');
      test(
        `${scheme} and ${direction}: no flash, no layout shift, no console messages`,
        details,
        async ({ page }) => {
          const noise = noiseOf(page);
          await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' });
          await saved(page, { theme: scheme, direction });
          await record(page);
          await page.goto(PAGE);
          await settle(page);
          await expectLooks(page, scheme, direction);
          // A busy machine paints fewer frames in the same time.
          await expect.poll(async () => (await recordingOf(page)).frames.length).toBeGreaterThan(5);
          const { directions, frames } = await recordingOf(page);
          expect(directions.slice(1)).toEqual(directions.slice(1).map(() => direction));
          expect([...new Set(frames)]).toHaveLength(1);
          expect(frames[0]).toMatch(new RegExp(`^${direction} ${scheme} `));
          expect(await shiftsOf(page)).toEqual([]);
          expect(noise).toEqual([]);
        },
      );
    }
  }

  test('unknown saved values are ignored', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await saved(page, { theme: 'blue', direction: 'up' });
    await page.goto(PAGE);
    await expectLooks(page, 'dark', 'ltr');
  });

  test('the code variant comes from the cookie, and a hash overrides it without saving it', async ({
    page,
    context,
  }) => {
    await page.goto(PAGE);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-code-variant', 'TS');
    const cookie = { name: 'codeVariant', value: 'JS', url: page.url() };
    await context.addCookies([cookie]);
    await page.reload();
    await expect(html).toHaveAttribute('data-code-variant', 'JS');
    await page.goto(`${PAGE}?again#Example.tsx`);
    await settle(page);
    await expect(html).toHaveAttribute('data-code-variant', 'TS');
    expect((await context.cookies()).find(({ name }) => name === 'codeVariant')?.value).toBe('JS');
    await page.evaluate(() => {
      window.location.hash = '#elsewhere';
    });
    await expect(html).toHaveAttribute('data-code-variant', 'JS');
  });
});

test('choices survive a reload', async ({ page }) => {
  await page.goto(PAGE);
  await choose(page, 'Dark', 'Right to left');
  await expectLooks(page, 'dark', 'rtl');
  await page.reload();
  await expectLooks(page, 'dark', 'rtl');
  await menuButton(page).click();
  await expect(radio(page, 'Dark')).toBeChecked();
  await expect(radio(page, 'Right to left')).toBeChecked();
  await radio(page, 'System').check();
  await radio(page, 'Left to right').check();
  await page.reload();
  await expectLooks(page, 'light', 'ltr');
});

test('a newly chosen direction persists across pages', nightly, async ({ page }) => {
  await page.goto(PAGE);
  await settle(page);
  await choose(page, 'Right to left');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => seen.push(document.documentElement.dir);
    new MutationObserver(note).observe(document.documentElement, { attributeFilter: ['dir'] });
  });
  await goToNextPage(page);
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('Installation');
  await expectLooks(page, 'light', 'rtl');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('"System" follows the operating system at once, while an explicit choice ignores it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE);
  await settle(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLooks(page, 'dark', 'ltr');
  await choose(page, 'Light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLooks(page, 'light', 'ltr');
  await choose(page, 'System');
  await expectLooks(page, 'dark', 'ltr');
});

/** Lets the page's scripts wait until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const [before, after] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(
    `a page follows the operating system from ${before} to ${after} while its scripts load, without going back`,
    nightly,
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.emulateMedia({ colorScheme: before });
      await record(page);
      await page.goto(PAGE, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      await expectLooks(page, before, 'ltr');
      await page.emulateMedia({ colorScheme: after });
      await expectLooks(page, after, 'ltr');
      release();
      await settle(page);
      await menuButton(page).click();
      await expect(radio(page, 'System')).toBeChecked();
      const { frames } = await recordingOf(page);
      const looks = frames.filter((look, index) => look !== frames[index - 1]);
      expect(looks.map((look) => look.split(' ')[1])).toEqual([before, after]);
    },
  );
}

test('a page follows another tab while its scripts load', nightly, async ({ page, context }) => {
  const release = await holdScripts(page);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  const other = await context.newPage();
  await other.goto(PAGE);
  await settle(other);
  await choose(other, 'Dark');
  await expectLooks(page, 'dark', 'ltr');
  release();
  await settle(page);
  await expectLooks(page, 'dark', 'ltr');
  await menuButton(page).click();
  await expect(radio(page, 'Dark')).toBeChecked();
});

test(
  'everything works without console messages when storage and cookies are blocked',
  nightly,
  async ({ page }) => {
    const noise = noiseOf(page);
    await page.addInitScript(() => {
      const deny = (): never => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: deny });
      Object.defineProperty(window, 'sessionStorage', { get: deny });
      Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    });
    await record(page);
    await page.goto(`${PAGE}#Example.js`);
    await settle(page);
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    expect(await shiftsOf(page)).toEqual([]);
    await choose(page, 'Dark', 'Right to left');
    await expectLooks(page, 'dark', 'rtl');
    await goToNextPage(page);
    await expectLooks(page, 'dark', 'rtl');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectLooks(page, 'dark', 'rtl');
    await choose(page, 'System', 'Left to right');
    await expectLooks(page, 'light', 'ltr');
    expect(noise).toEqual([]);
  },
);

test('preferences work without console messages when storage is full', async ({ page }) => {
  const noise = noiseOf(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(PAGE);
  await settle(page);
  await choose(page, 'Dark', 'Right to left');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectLooks(page, 'dark', 'rtl');
  expect(noise).toEqual([]);
});

test('other tabs follow a change of preferences', nightly, async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(PAGE);
  await other.goto(PAGE);
  await settle(other);
  await choose(page, 'Dark', 'Right to left');
  await expectLooks(other, 'dark', 'rtl');
  await choose(other, 'System', 'Left to right');
  await expectLooks(page, 'light', 'ltr');
  await page.evaluate(() => new BroadcastChannel('/x/codeVariant').postMessage('JS'));
  await expect(other.locator('html')).toHaveAttribute('data-code-variant', 'JS');
});

test('a page that the browser has kept shows what was chosen since', nightly, async ({ page }) => {
  await page.goto('api/tree-view/rich-tree-view/');
  await settle(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-single-keys', 'on');
  await page.evaluate(() => {
    localStorage.setItem('singleKeys', 'off');
    localStorage.setItem('apiView', 'list');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(html).toHaveAttribute('data-single-keys', 'off');
  await expect(html).toHaveAttribute('data-api-view', 'list');
});
