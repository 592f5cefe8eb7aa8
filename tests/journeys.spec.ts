// Readers who need several pages: the text of each page links to the next step, and its demos run.
import { expect, nightlyUnless, open, test } from './fixtures';

/** A reader's goal -> the pages on the way. */
const journeys: Record<string, readonly string[]> = {
  'a first table in an hour': [
    '/',
    '/react-data-grid/',
    '/react-data-grid/quickstart/',
    '/react-data-grid/column-definition/',
    '/react-data-grid/custom-columns/',
    '/react-data-grid/editing/',
    '/react-data-grid/editing/persistence/',
  ],
  'what a spreadsheet can do': [
    '/react-data-grid/',
    '/react-data-grid/features/',
    '/react-data-grid/editing/',
    '/react-data-grid/cell-selection/',
    '/react-data-grid/clipboard/',
    '/react-data-grid/export/',
  ],
  'a million rows on a server': [
    '/react-data-grid/',
    '/react-data-grid/performance/',
    '/react-data-grid/server-side-data/',
    '/react-data-grid/server-side-data/lazy-loading/',
    '/react-data-grid/server-side-data/row-grouping/',
    '/react-data-grid/server-side-data/aggregation/',
  ],
  'a booking form': [
    '/react-date-pickers/',
    '/react-date-pickers/date-range-picker/',
    '/react-date-pickers/validation/',
    '/react-date-pickers/lifecycle/',
  ],
  'a date range in another language': [
    '/react-date-pickers/',
    '/react-date-pickers/date-range-picker/',
    '/react-date-pickers/localization/',
    '/react-date-pickers/adapters-locale/',
    '/react-date-pickers/calendar-systems/',
  ],
  'a field of a design system': [
    '/react-date-pickers/',
    '/react-date-pickers/custom-components/',
    '/react-date-pickers/custom-field/',
    '/react-date-pickers/fields/',
    '/react-date-pickers/accessibility/',
  ],
  'charts that talk to each other': [
    '/react-charts/',
    '/react-charts/composition/',
    '/react-charts/highlighting/',
    '/react-charts/line-demo/',
  ],
  'a chart of a design system': [
    '/react-charts/',
    '/react-charts/styling/',
    '/react-charts/components/',
    '/react-charts/tooltip/',
    '/react-charts/label/',
  ],
  'a live monitor': [
    '/react-charts/',
    '/react-charts/lines/',
    '/react-charts/line-demo/',
    '/react-charts/animation/',
  ],
};

for (const [aim, [start = '/', ...steps]] of Object.entries(journeys)) {
  test(
    `each page links to the next: ${aim}`,
    nightlyUnless(aim === 'a live monitor'),
    async ({ page }) => {
      test.setTimeout(30_000 + steps.length * 20_000);
      await open(page, start);
      for (const step of steps) {
        const links = [`a[href="/x${step}"]`, `a[href^="/x${step}#"]`];
        const link = page.locator(`main :is(article, section) :is(${links.join(', ')})`).first();
        await link.click();
        await expect(page).toHaveURL((url) => url.pathname === `/x${step}`);
        await expect(page.locator('main h1')).toBeVisible();
        const demo = page.locator('[data-demo-state]:visible').first();
        if ((await demo.count()) === 0) continue;
        // The previous page may still be there.
        await expect(() => demo.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
        await expect(demo).toHaveAttribute('data-demo-state', 'ready', { timeout: 20_000 });
      }
      await expect(page.getByRole('button', { name: 'Restart' })).toHaveCount(0);
    },
  );
}
