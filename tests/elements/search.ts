// The search dialog, as a reader finds it.
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

export const field = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search the documentation' });
export const options = (page: Page): Locator => page.locator('[role=option]');
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search the documentation' });
export const activeOption = (page: Page): Locator =>
  page.locator('[role=option][aria-selected=true]');

export async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

/** Waits until the list stops growing: sections with excerpts arrive later. */
export async function settled(page: Page): Promise<void> {
  let before = 0;
  const isSame = async (): Promise<boolean> => {
    const now = await options(page).count();
    const same = now > 0 && now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { intervals: [600] }).toBe(true);
}
