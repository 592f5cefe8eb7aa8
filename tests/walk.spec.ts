import { expect, nightlyUnless, open, sampledPages, test, visitedPages } from './fixtures';
import { expectHeadings, expectToFit } from './visit/reading';

const pages = sampledPages();
/** The pages that `guides.spec.ts` visits and checks in the same way. */
const elsewhere = new Set(visitedPages());

test('the sitemap lists the overview page of every product', () => {
  for (const product of [
    'introduction',
    'react-data-grid',
    'react-date-pickers',
    'react-charts',
    'react-tree-view',
  ]) {
    expect(pages).toContain(`/x/${product}/`);
  }
});

for (const path of pages.filter((each) => !elsewhere.has(each))) {
  // The fixture's guards also check: no messages in the console, no requests to other hosts.
  const details = nightlyUnless(path.endsWith('/data-grid-premium/'));
  test(
    `${path} hydrates, has well-nested headings, and fits at 320 px`,
    details,
    async ({ page }) => {
      await open(page, path);
      await expectHeadings(page);
      await expectToFit(page, 320);
    },
  );
}
