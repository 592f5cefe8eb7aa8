// Everything that holds for every page, in one visit to each. New pages are tested automatically. `npm test` visits only some of the
// pages (CONTENT_PAGES), since the others are as they were in the last full run.
import type { Page } from '@playwright/test';
import { contentPages } from './contentPages';
import { demosByPage } from './demosByPage';
import { expect, open, test, visit, visitedPages } from './fixtures';
import { sentinels } from './sentinels.mjs';
import { shiftsOf } from './layoutShifts';
import { choose, layOutAll, modes, toTop, violations, violationsIn } from './visit/axe';
import { expectKnownCode } from './visit/code';
import { expectTidyDemos } from './visit/demoDefects';
import {
  expectDemos,
  expectNoEmptyTree,
  expectNoFailure,
  expectNoSpareRoom,
  expectNotices,
  expectRoom,
  expectWholeLabels,
} from './visit/demos';
import { expectHeadings, expectToFit } from './visit/reading';

const missingPage = '/x/there-is-no-such-page/';
const allVisited = [...visitedPages(), missingPage];
const { current: demos, frozen } = demosByPage();
const demosOf = (path: string): readonly string[] => {
  const page = path.replace(/^\/x\/|\/$/g, '');
  return demos.get(page) ?? frozen.get(page) ?? [];
};
const withDemos = allVisited.filter((path) => demosOf(path).length > 0);

/** Whether a page stands for all pages of its kind. */
const isSentinel = (path: string): boolean =>
  sentinels.some(({ page }) => page === path.replace(/^\/x\/|\/$/g, ''));

/** The pages of this run: all, or those named by their addresses below `/x/`. */
const pages = contentPages?.map((page) => (page === '' ? '/x/' : `/x/${page}/`)) ?? allVisited;

test('every page with demos is visited in a full run, including some of each product', () => {
  expect(withDemos.map((path) => path.replace(/^\/x\/|\/$/g, '')).sort()).toEqual(
    [...demos.keys()].sort(),
  );
  for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
    expect(withDemos.some((path) => path.startsWith(`/x/react-${product}/`))).toBe(true);
  }
});

/** Expects that a demo's standalone page shows only the demo, in the direction and colors of its address, and nothing of the site. */
async function expectAlone(page: Page, demo: string, dir: string, mode: string): Promise<void> {
  await open(page, `/playground/${demo}/?dir=${dir}&mode=${mode}`);
  const stage = page.locator('[data-demo]');
  await expect(stage.locator('> *').first()).toBeVisible();
  await expect(stage).toHaveAttribute('dir', dir);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator(':is(nav, footer):not([data-demo] *)')).toHaveCount(0);
  await expectNoFailure(page);
  await expectNoEmptyTree(page);
  expect(await violations(page)).toEqual([]);
}

for (const path of pages) {
  const shown = demosOf(path);
  const scope = { withColors: isSentinel(path), hasDemos: shown.length > 0 };
  // The fixture's guards also check: no messages in the console, no requests to other hosts.
  visit(`${path} passes all checks at each width and in each mode`, async ({ page }) => {
    // A guard against a browser that hangs: several times what a quick machine needs. The longest visits take 50 seconds there.
    visit.setTimeout(180_000 + shown.length * 12_000);
    const { light, dark, mirrored } = modes;
    await visit.step('hydrates', () => open(page, path, path === missingPage ? 404 : 200));
    await visit.step('reads well', () => expectHeadings(page));
    await visit.step('loads without a layout shift', async () => {
      expect(await shiftsOf(page, '[data-demo] *')).toEqual([]);
    });
    await layOutAll(page);
    await visit.step('has its demos in their places', () => expectDemos(page, shown));
    await visit.step('has only code whose colors are checked', () => expectKnownCode(page));
    await visit.step('at 1280 px', async () => {
      await expectRoom(page);
      await expectNotices(page);
      await expectNoSpareRoom(page, 'desktopHeight');
      await expectTidyDemos(page);
      await expectToFit(page, 1280);
      await choose(page, light);
      await toTop(page);
      expect(await violationsIn(page, light, scope), 'light').toEqual([]);
    });
    await visit.step('in dark', async () => {
      await choose(page, dark);
      expect(await violationsIn(page, dark, scope), 'dark').toEqual([]);
    });
    await visit.step('on phones', async () => {
      await expectToFit(page, 320);
      await expectToFit(page, 375);
      await expectRoom(page);
      await expectWholeLabels(page);
      await expectNoSpareRoom(page, 'height');
      await expectToFit(page, 390);
      await expectTidyDemos(page);
    });
    await visit.step('from right to left', async () => {
      await choose(page, mirrored);
      await expectWholeLabels(page);
      await toTop(page);
      expect(await violations(page, mirrored), 'right to left').toEqual([]);
    });
    const [first] = shown;
    if (first === undefined) return;
    await visit.step(`${first} alone`, async () => {
      // Pages alternate between the two modes; the light, left-to-right one overrides what was just chosen.
      const { theme, direction } = withDemos.indexOf(path) % 2 === 0 ? light : mirrored;
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAlone(page, `${path.replace(/^\/x\/|\/$/g, '')}/${first}`, direction, theme);
    });
  });
}
