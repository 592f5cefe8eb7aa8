import { allPages, expect, nightly, open, test } from './fixtures';

/** The page for writers, which shows every component that a page can use; `guides.spec.ts` visits it, too. */
const unlisted = 'contributing/components/';

test('an unlisted page has noindex, and is not in the sitemap or the navigation', async ({
  page,
}) => {
  expect(allPages()).not.toContain(`/x/${unlisted}`);
  await open(page, unlisted);
  const robots = page.locator('head meta[name="robots"]');
  await expect(robots).toHaveAttribute('content', /noindex/);
  await expect(page.locator('aside .menu')).toBeVisible();
  for (const path of ['', 'introduction/', 'there-is-no/contributing/components/']) {
    await open(page, path, path.startsWith('there') ? 404 : 200);
    await expect(page.locator(`a[href*="${unlisted}"]`)).toHaveCount(0);
  }
});

test(
  'the components available to writers work on the page that shows them',
  nightly,
  async ({ page }) => {
    await open(page, unlisted);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const name of ['Four departments', 'Seats of halls']) {
      const demo = page.getByRole('figure', { name });
      await demo.scrollIntoViewIfNeeded();
      await expect(demo.locator('[data-demo] :is([role="tree"], svg)').first()).toBeVisible();
    }
    const main = page.locator('article');
    await main.getByRole('tab', { name: 'Next.js' }).click();
    await expect(main.getByText('Nothing to add.').last()).toBeVisible();
    await main.getByRole('tab', { name: 'pnpm' }).click();
    await expect(main.getByText('pnpm add @mui/x-tree-view')).toBeVisible();
    await main.getByText('The whole message in the console').last().click();
    await expect(main.getByText('requires all items to have').last()).toBeVisible();
    const index = page.getByRole('heading', { name: /^Product index/ });
    await index.scrollIntoViewIfNeeded();
    await expect(main.getByRole('link', { name: 'Licensing', exact: true })).toBeVisible();
  },
);
