import { readdirSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

/** Paths of all demos of the current docs below the playground, as the build has them; snapshots have a spec of their own. */
const demos = readdirSync('build/playground', { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => name === 'index.html' && parentPath !== 'build/playground')
  .map(({ parentPath }) => path.relative('build/playground', parentPath).replaceAll('\\', '/'))
  .filter((demo) => !/^\d/.test(demo))
  .sort();

/** What the documented packages do themselves and no demo can change: axe's rule -> a part of the element it names. */
const componentDefects: readonly { rule: string; html: string; reason: string }[] = [
  {
    rule: 'color-contrast',
    html: 'z-index: 100000',
    reason: 'the watermark of a missing license is pale on purpose',
  },
  {
    rule: 'empty-table-header',
    html: 'MuiDataGrid-columnHeader--emptyGroup',
    reason: 'the Data Grid gives columns without a group an empty header cell in the row of groups',
  },
  {
    rule: 'aria-prohibited-attr',
    html: 'aria-label="Detail panel toggle"',
    reason:
      'the Data Grid names the header of its detail panel column with a label on a plain <div>',
  },
  {
    rule: 'heading-order',
    html: 'MuiDatePickerToolbar-title',
    reason: 'the toolbar of a static picker shows its date as an h4, whatever stands above it',
  },
  {
    rule: 'aria-conditional-attr',
    html: 'data-indeterminate="true"',
    reason: 'the Checkbox of Material UI says aria-checked="mixed" besides its native state',
  },
];

const isComponentDefect = (rule: string, html: string): boolean =>
  componentDefects.some((defect) => defect.rule === rule && html.includes(defect.html));

/** Each direction and each color scheme once. */
const modes = [
  { dir: 'ltr', theme: 'light' },
  { dir: 'rtl', theme: 'dark' },
] as const;

test('there are demos of all products', () => {
  for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
    expect(demos.filter((demo) => demo.startsWith(`react-${product}/`)).length).toBeGreaterThan(0);
  }
});

/** What the browser draws of a demo alone, and what axe finds there. */
async function visit(page: Page, demo: string, dir: string, mode: string): Promise<string[]> {
  await open(page, `/playground/${demo}/?dir=${dir}&mode=${mode}`);
  const stage = page.locator('[data-demo]');
  await expect(stage.locator('> *').first()).toBeVisible();
  await expect(stage).toHaveAttribute('dir', dir);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator(':is(nav, footer):not([data-demo] *)')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // A tree that loads its items is empty until the first ones are there.
  await expect(page.getByRole('tree').filter({ hasNot: page.getByRole('treeitem') })).toHaveCount(
    0,
  );
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isComponentDefect(id, html))
      .map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}

// The demos of a page share a tab, so that the packages they run are read once.
for (const shown of new Set(demos.map((demo) => path.posix.dirname(demo)))) {
  test(`demos of ${shown} run alone in both directions and color schemes`, async ({ page }) => {
    const own = demos.filter((demo) => path.posix.dirname(demo) === shown);
    test.setTimeout(30_000 + own.length * 15_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The modes take turns, and the first demo has both: what a demo does in one does not depend on the other.
    const visits = own.flatMap((demo, position) =>
      modes
        .filter((_, turn) => position === 0 || turn === position % modes.length)
        .map((mode) => ({ demo, ...mode })),
    );
    for (const { demo, dir, theme } of visits) {
      await test.step(`${demo}, ${dir}, ${theme}`, async () => {
        expect(await visit(page, demo, dir, theme), demo).toEqual([]);
      });
    }
  });
}
