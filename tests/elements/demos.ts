// The demos of a page, as a reader finds them.
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Scripts of Material UI and of the documented packages, but not those of the frame around demos. */
export const packageScript = /\/assets\/js\/(?:demo-[^/]+)\.js$/;

export const demo = (page: Page, name: string): Locator => page.locator(`figure[id="${name}.tsx"]`);

export const ready = (figure: Locator): Promise<void> =>
  expect(figure.locator('[data-demo-state="ready"] [data-demo] > *').first()).toBeVisible();

export const tool = (figure: Locator, name: RegExp | string): Locator =>
  figure.getByRole('toolbar').getByRole('button', { name });

export const top = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

/** Opens the inspector of a demo, from its menu. */
export async function inspect(page: Page, figure: Locator): Promise<Locator> {
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  await figure.getByRole('button', { name: 'More actions for this demo' }).click();
  await figure.getByRole('menuitemcheckbox', { name: 'Inspect the parts' }).click();
  const card = page.getByRole('region', { name: 'Parts of this demo' });
  await expect(card.getByRole('status')).toContainText('.Mui');
  return card;
}
