import type { Page } from '@playwright/test';
import { expect, shiftsOf, test } from './fixtures';

/** A page of text and one that a link of its own navigation leads to. */
const PAGE = 'introduction/';
const NEXT_PAGE = /\/introduction\/installation\/$/;

/** What `record` gathers in the page, from before the first byte of it is parsed. */
interface Recording {
  /** Every value `<html dir>` ever had, in order. */
  directions: (string | null)[];
  /** What each painted frame looked like: direction, color scheme, background. */
  frames: string[];
}

declare global {
  interface Window {
    recording: Recording;
  }
}

/** Watches the page from its first moment on, and opens it slowly enough for a flash to be seen. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recording: Recording = { directions: [], frames: [] };
    window.recording = recording;
    new MutationObserver((records) => {
      for (const { target, oldValue } of records) {
        if (target === document.documentElement) recording.directions.push(oldValue);
      }
    }).observe(document, { subtree: true, attributeFilter: ['dir'], attributeOldValue: true });
    const frame = (): void => {
      const { dir, dataset } = document.documentElement;
      if (document.body) {
        const { backgroundColor } = getComputedStyle(document.body);
        recording.frames.push([dir, dataset.theme, backgroundColor].join(' '));
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Waits until the page is hydrated and has had time to change its mind. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForTimeout(500);
}

async function recordingOf(page: Page): Promise<Recording> {
  return page.evaluate(() => ({
    ...window.recording,
    directions: [...window.recording.directions, document.documentElement.getAttribute('dir')],
  }));
}

/** Saves values in local storage before the page's own scripts run. */
async function saved(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

/** Everything the page says to the console, and every exception it does not catch. */
function noiseOf(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(String(error)));
  return noise;
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Preferences' });
const radio = (page: Page, name: string) => page.getByRole('radio', { name });

async function choose(page: Page, ...names: string[]): Promise<void> {
  await menuButton(page).click();
  for (const name of names) await radio(page, name).check();
  await page.keyboard.press('Escape');
}

async function expectLooks(page: Page, scheme: string, direction: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}

/** A link of the page's own to the next page, followed without a reload. */
async function goToNextPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('a[href$="/introduction/installation/"]:visible').first().click();
  await expect(page).toHaveURL(NEXT_PAGE);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

test.describe('before the first paint', () => {
  for (const scheme of ['light', 'dark']) {
    for (const direction of ['ltr', 'rtl']) {
      test(`${scheme} and ${direction}: no flash, no shift, no noise`, async ({ page }) => {
        const noise = noiseOf(page);
        await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' });
        await saved(page, { theme: scheme, direction });
        await record(page);
        await page.goto(PAGE);
        await settle(page);
        await expectLooks(page, scheme, direction);
        // A busy machine paints fewer of them in the same time.
        await expect.poll(async () => (await recordingOf(page)).frames.length).toBeGreaterThan(5);
        const { directions, frames } = await recordingOf(page);
        expect(directions.slice(1)).toEqual(directions.slice(1).map(() => direction));
        expect([...new Set(frames)]).toHaveLength(1);
        expect(frames[0]).toMatch(new RegExp(`^${direction} ${scheme} `));
        expect(await shiftsOf(page)).toEqual([]);
        expect(noise).toEqual([]);
      });
    }
  }

  test('an unknown saved value counts as none', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await saved(page, { theme: 'blue', direction: 'up' });
    await page.goto(PAGE);
    await expectLooks(page, 'dark', 'ltr');
  });

  test('the code variant comes from the cookie, and a hash wins without being saved', async ({
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

test('choices outlive a reload', async ({ page }) => {
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

test('a direction chosen now stays from page to page', async ({ page }) => {
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
  await page.waitForTimeout(300);
  await expectLooks(page, 'light', 'rtl');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('system follows the operating system at once, a choice does not', async ({ page }) => {
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

test('everything works, silently, with storage and cookies blocked', async ({ page }) => {
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
});

test('a storage that refuses to write is silent, too', async ({ page }) => {
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

test('another tab follows', async ({ page, context }) => {
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

test('the menu by keyboard alone', async ({ page }) => {
  await page.goto(PAGE);
  await settle(page);
  const button = menuButton(page);
  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('group', { name: 'Color' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(radio(page, 'System')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(radio(page, 'Dark')).toBeChecked();
  await expectLooks(page, 'dark', 'ltr');
  await page.keyboard.press('Tab');
  await expect(radio(page, 'Left to right')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'Right to left')).toBeFocused();
  await expectLooks(page, 'dark', 'rtl');
  await page.keyboard.press('Escape');
  await expect(radio(page, 'Dark')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(radio(page, 'Right to left')).toBeFocused();
  // Past the button after the last group the menu closes.
  const groups = await page.getByRole('group', { name: 'Preferences' }).getByRole('group').count();
  for (let group = 2; group <= groups; group += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Keyboard shortcuts/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(radio(page, 'Dark')).toHaveCount(0);
  await expect(button).not.toBeFocused();
});

test('the menu closes by its button, by a press outside and with its page', async ({ page }) => {
  await page.goto(PAGE);
  await settle(page);
  const panel = page.getByRole('group', { name: 'Preferences' });
  await menuButton(page).click();
  await expect(panel).toBeVisible();
  await menuButton(page).click();
  await expect(panel).toHaveCount(0);
  await menuButton(page).click();
  await page.locator('h1').click();
  await expect(panel).toHaveCount(0);
  await goToNextPage(page);
  await menuButton(page).click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
});

for (const width of [320, 1280]) {
  for (const direction of ['ltr', 'rtl']) {
    test(`the menu fits a screen of ${width} px, ${direction}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 568 });
      await saved(page, { direction });
      await page.goto(PAGE);
      await settle(page);
      await menuButton(page).click();
      const panel = page.getByRole('group', { name: 'Preferences' });
      await expect(panel).toBeInViewport({ ratio: 1 });
      for (const segment of await panel.locator('label').all()) {
        expect((await segment.boundingBox())!.height).toBeGreaterThanOrEqual(36);
      }
      const sideways = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(sideways).toBe(0);
    });
  }
}
