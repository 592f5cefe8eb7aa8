import { readFileSync } from 'node:fs';
import { edit, PAGE } from './elements/editing';
import { allPages, expect, nightly, open, test } from './fixtures';

test(
  'the menu on a phone shows the current page, and Escape closes it',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, '/react-tree-view/rich-tree-view/selection/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar [aria-current="page"]').last()).toHaveText(
      'Selection',
    );
    await expect(page.locator('.navbar-sidebar [aria-current="page"]').last()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
  },
);

test(
  'on a phone that lies on its side, only the list of the menu scrolls',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 320 });
    await open(page, '/introduction/licensing/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.locator('[aria-current="page"]').last()).toBeInViewport();
    expect(await menu.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeLessThanOrEqual(
      0,
    );
    await expect(menu.getByRole('button', { name: 'Close navigation bar' })).toBeInViewport({
      ratio: 1,
    });
  },
);

test(
  'the filter of an API page shows its count without moving the content',
  nightly,
  async ({ page }) => {
    await open(page, '/api/date-pickers/date-picker/');
    const below = page.locator('h2#props');
    const before = (await below.boundingBox())!.y;
    await page.getByRole('searchbox').fill('disable');
    await expect(page.getByText(/\d+ of \d+ shown/)).toBeVisible();
    expect((await below.boundingBox())!.y).toBe(before);
  },
);

test('no id on a page ends with a hyphen', () => {
  const wrong = allPages().flatMap((path) => {
    const html = readFileSync(`build${path.replace(/^\/x/, '')}index.html`, 'utf8');
    return [...html.matchAll(/\bid=["']?([\w-]+-)["' >]/g)].map(([, id]) => `${path}#${id}`);
  });
  expect(wrong).toEqual([]);
});

test("previous and next never lead from one product's API reference to another's", () => {
  const productOf = (path: string): string | undefined => path.split('/').filter(Boolean)[2];
  const wrong = allPages()
    .filter((path) => /^\/x\/api\/[^/]+\//.test(path))
    .flatMap((path) => {
      const html = readFileSync(`build${path.replace(/^\/x/, '')}index.html`, 'utf8');
      return [...html.matchAll(/<a class="?pagination-nav__link[^>]*href=["']?([^"' >]+)/g)]
        .map(([, to = '']) => to)
        .filter((to) => to.startsWith('/x/api/') && productOf(to) !== productOf(path))
        .map((to) => `${path} to ${to}`);
    });
  expect(wrong).toEqual([]);
});

test('a link to a section below a demo with open code scrolls to that section', async ({
  page,
}) => {
  await open(page, '/react-tree-view/rich-tree-view/selection/');
  await page.getByRole('main').getByRole('link', { name: 'Disable items' }).click();
  const heading = page.locator('h2#disable-items');
  await expect(heading).toBeVisible();
  // The code loads after the page.
  await expect(page.locator('figure').first()).toContainText("from '@mui/x-tree-view");
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(250);
});

test(
  'on a phone, code and names are not corrected as they are typed',
  nightly,
  async ({ page }) => {
    const kept = { autocorrect: 'off', autocapitalize: 'off', spellcheck: 'false' };
    for (const [path, field] of [
      ['/search/', 'searchbox'],
      ['/gallery/', 'searchbox'],
      ['/react-data-grid/features/', 'searchbox'],
      ['/api/charts/bar-chart/', 'searchbox'],
      ['/migration/migration-charts-v7/', 'searchbox'],
      ['/migration/check/', 'textbox'],
      ['/introduction/your-theme/', 'textbox'],
    ] as const) {
      await open(page, path);
      const first = page.getByRole('main').getByRole(field).first();
      for (const [name, value] of Object.entries(kept))
        await expect(first, path).toHaveAttribute(name, value);
    }
    await open(page, PAGE);
    const { field } = await edit(page);
    for (const [name, value] of Object.entries(kept))
      await expect(field).toHaveAttribute(name, value);
  },
);
