import { expect, nightlyUnless, open, test } from './fixtures';

/** What a new reader wants, in their own words, and the demo that does it. */
const tasks = [
  {
    query: 'make the tree remember expansion',
    path: '/x/react-tree-view/rich-tree-view/expansion/',
    demo: 'RememberExpansion',
  },
  {
    query: 'rename an item and save it to a server',
    path: '/x/react-tree-view/rich-tree-view/editing/',
    demo: 'SaveToServer',
  },
  {
    query: 'select only leaves',
    path: '/x/react-tree-view/rich-tree-view/selection/',
    demo: 'OnlyLeaves',
  },
];

for (const { query, path, demo } of tasks) {
  const details = nightlyUnless(demo === 'SaveToServer');
  test(
    `a search from the landing page leads to a demo whose code can be copied: ${query}`,
    details,
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/');
      await page.keyboard.press('/');
      await page.keyboard.type(query);
      const first = page.getByRole('option').first();
      await expect(first.locator('a')).toHaveAttribute('href', new RegExp(`^${path}`));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(path));
      const figure = page.locator(`figure[id="${demo}.tsx"]`);
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('[data-demo-state="ready"] [role="tree"]')).toBeVisible();
      await figure.getByRole('button', { name: 'Copy the code' }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(`export default function ${demo}`);
    },
  );
}
