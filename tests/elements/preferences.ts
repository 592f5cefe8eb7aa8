// The menu of preferences, and what a page looks like from its first moment on.
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** A page of text and one that a link of its own navigation leads to. */
export const PAGE = 'introduction/';
export const NEXT_PAGE = /\/introduction\/installation\/$/;

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

/** Waits until the page is hydrated and has had time to change its mind. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForTimeout(500);
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

/** Everything the page says to the console, and every exception it does not catch. */
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

/** A link of the page's own to the next page, followed without a reload. */
export async function goToNextPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('a[href$="/introduction/installation/"]:visible').first().click();
  await expect(page).toHaveURL(NEXT_PAGE);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}
