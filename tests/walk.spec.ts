import { expect, open, sampledPages, test, visitedPages } from './fixtures';
import { expectHeadings, expectToFit } from './visit/reading';

const pages = sampledPages();
/** Those that `guides.spec.ts` visits, and looks at in the same way. */
const elsewhere = new Set(visitedPages());

test('the sitemap names the pages of all products', () => {
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
  // The guards of the fixture add: no message in the console, no request to another host.
  test(`${path} hydrates and reads well`, async ({ page }) => {
    await open(page, path);
    await expectHeadings(page);
    await expectToFit(page, 320);
  });
}
