// The rows and the filter of an API page, as a reader finds them.
import type { Page } from '@playwright/test';

export const largest = 'api/data-grid/data-grid-premium/';

export const filter = (page: Page) => page.getByRole('searchbox', { name: /filter props/i });
export const count = (page: Page) => page.getByRole('status').filter({ hasText: / of \d+ shown$/ });
export const rows = (page: Page) => page.locator('[data-api-row]:visible');
export const row = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Opens the tables that are closed at first on a phone. */
export const openTables = (page: Page) =>
  page.locator('[data-api="group"]').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
