import { expect, open, sampledPages, test } from './fixtures';
import { expectToReadWell } from './reading';

const pages = sampledPages();
/** Those that `axe.spec.ts` opens, and looks at in the same way. */
const elsewhere = new Set(sampledPages({ isSlow: true }));

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
    await expectToReadWell(page);
  });
}
