// The preferences menu, and what a page looks like from its first moment on.
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** A text page, and a page that its navigation links to. */
export const PAGE = 'introduction/';
export const NEXT_PAGE = /\/introduction\/installation\/$/;

/** What `record` collects in the page, starting before its first byte is parsed. */
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

/** Records the page from its first moment on, and slows the CPU down enough for a flash to show. */
export async function record(page: Page): Promise<void> {
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

/** Waits until the page is hydrated and has loaded everything, so that there are no late changes. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
}

export async function recordingOf(page: Page): Promise<Recording> {
  return page.evaluate(() => ({
    ...window.recording,
    directions: [...window.recording.directions, document.documentElement.getAttribute('dir')],
  }));
}

/** Saves values in local storage before the page's own scripts run. */
export async function saved(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

/** Collects everything the page logs to the console, and every uncaught exception. */
export function noiseOf(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(String(error)));
  return noise;
}

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Preferences' });
export const radio = (page: Page, name: string) => page.getByRole('radio', { name });

export async function choose(page: Page, ...names: string[]): Promise<void> {
  await menuButton(page).click();
  for (const name of names) await radio(page, name).check();
  await page.keyboard.press('Escape');
}

export async function expectLooks(page: Page, scheme: string, direction: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}

/** Follows one of the page's own links to the next page, and expects no reload. */
export async function goToNextPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('a[href$="/introduction/installation/"]:visible').first().click();
  await expect(page).toHaveURL(NEXT_PAGE);
  await expect(page.locator('h1')).toHaveText('Installation');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}
