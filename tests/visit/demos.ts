import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Pages that show demos: their path, without slashes at its ends, and the names of the demos. */
export type DemosByPage = ReadonlyMap<string, readonly string[]>;

/**
 * All demos, as the build has them below the playground.
 *
 * @returns those of the current docs, and those of frozen versions, whose pages start with a version
 */
export function demosByPage(): { current: DemosByPage; frozen: DemosByPage } {
  const current = new Map<string, string[]>();
  const frozen = new Map<string, string[]>();
  const demos = readdirSync('build/playground', { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name === 'index.html' && parentPath !== 'build/playground')
    .map(({ parentPath }) => path.relative('build/playground', parentPath).replaceAll('\\', '/'))
    // The page that runs edited code.
    .filter((demo) => demo !== 'run')
    .sort();
  for (const demo of demos) {
    const page = path.posix.dirname(demo);
    const pages = /^\d/.test(page) ? frozen : current;
    pages.set(page, [...(pages.get(page) ?? []), path.posix.basename(demo)]);
  }
  return { current, frozen };
}

/** Chooses an entry of the menu of a demo's toolbar. */
export async function chooseTool(figure: Locator, name: string): Promise<void> {
  await figure.getByRole('button', { name: 'More for this demo' }).click();
  await figure.getByRole('menu').getByText(name, { exact: true }).click();
}

/** No demo has stopped with an error, for which the site offers to start it again. A demo may well show an alert of its own. */
export const expectNoFailure = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Start it again' })).toHaveCount(0);

/** A tree that loads its items is empty until the first ones are there. */
export const expectNoEmptyTree = (page: Page): Promise<void> =>
  expect(page.getByRole('tree').filter({ hasNot: page.getByRole('treeitem') })).toHaveCount(0);

/** The demos in sight. In a tab that is not open a demo waits; it is opened alone all the same. */
const shownFigures = 'figure[id$=".tsx"]:not([role="tabpanel"][hidden] *)';

/** Brings each demo of the open page near the screen, and waits until all of them are there, in their places. */
export async function expectDemos(page: Page, names: readonly string[]): Promise<void> {
  const figures = page.locator('figure[id$=".tsx"]');
  const ids = await figures.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.sort()).toEqual(names.map((name) => `${name}.tsx`).sort());
  await figures.evaluateAll(async (all) => {
    for (const figure of all) {
      figure.scrollIntoView({ block: 'center' });
      // A demo sees that it is near in the frame after; a busy browser at times draws none for minutes.
      await Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        new Promise((resolve) => setTimeout(resolve, 500)),
      ]);
    }
    window.scrollTo(0, 0);
  });
  for (const figure of await page.locator(shownFigures).all()) {
    const name = (await figure.getAttribute('id')) ?? '';
    const canvas = figure.locator('[data-demo-state]');
    // What came above it may have moved it away before it saw that it was near.
    if ((await canvas.getAttribute('data-demo-state')) === 'waiting') {
      await figure.scrollIntoViewIfNeeded();
    }
    await expect(canvas, name).toHaveAttribute('data-demo-state', 'ready', { timeout: 30_000 });
    await expect(canvas.locator('[data-demo] > *').first(), name).toBeVisible();
  }
  // Those without their code, on the landing page.
  for (const stage of await page.locator('[data-demo-state]:not(figure *)').all()) {
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-demo-state', 'ready', { timeout: 30_000 });
  }
  await expectNoFailure(page);
  await expectNoEmptyTree(page);
}

/** Each demo fits into the room that is kept for it before it comes; else a failure says what to write. */
export const expectRoom = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.locator(shownFigures).evaluateAll((figures) =>
          figures.flatMap((figure) => {
            const canvas = figure.querySelector<HTMLElement>('[data-demo-state]')!;
            const { minHeight, paddingTop, paddingBottom } = getComputedStyle(canvas);
            const padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
            const { offsetHeight } = figure.querySelector<HTMLElement>('[data-demo]')!;
            const fits = offsetHeight <= parseFloat(minHeight) - padding + 1;
            return fits ? [] : `<Demo src="./${figure.id}"> needs height={${offsetHeight}}`;
          }),
        ),
      { message: 'demos that are higher than the room kept for them' },
    )
    .toEqual([]);

/** Without a license key, the notice of a component lies on the stage of its demo, and that of a grid or a tree below its rows. */
export const expectNotices = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.locator(shownFigures).evaluateAll((figures) =>
          figures.flatMap((figure) => {
            const stage = figure.querySelector('[data-demo-state]')!;
            const { bottom } = stage.getBoundingClientRect();
            const notices = [...stage.querySelectorAll('div')].filter(
              ({ style }) => style.zIndex === '100000' && style.pointerEvents === 'none',
            );
            // It grows upwards from the middle of its component: above a low one it may stand out by a line.
            const isOutside = notices.some(
              (notice) => notice.getBoundingClientRect().bottom > bottom + 1,
            );
            const hidesRows = notices.some((notice) => {
              const rows =
                notice.closest('.MuiDataGrid-mainContent') ??
                notice.parentElement?.querySelector(':scope > [role=treeitem]:nth-last-child(2)');
              return (
                rows && notice.getBoundingClientRect().top < rows.getBoundingClientRect().bottom - 2
              );
            });
            return [
              ...(isOutside ? [`${figure.id}: the notice lies on the code`] : []),
              ...(hidesRows ? [`${figure.id}: the notice lies on rows`] : []),
            ];
          }),
        ),
      { message: 'license notices that hide something' },
    )
    .toEqual([]);

/** What is written into a chart stands within it: beyond its edges the browser cuts it off. */
export const expectWholeLabels = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.locator(shownFigures).evaluateAll((figures) =>
          figures.flatMap((figure) =>
            [...figure.querySelectorAll('[data-demo] svg text')].flatMap((label) => {
              const svg = label.closest('svg')!.getBoundingClientRect();
              const { left, right, top, bottom, width } = label.getBoundingClientRect();
              const isCut =
                left < svg.left - 2 ||
                right > svg.right + 2 ||
                top < svg.top - 2 ||
                bottom > svg.bottom + 2;
              return width > 0 && isCut && label.checkVisibility({ visibilityProperty: true })
                ? [`${figure.id}: ${label.textContent}`]
                : [];
            }),
          ),
        ),
      { message: 'labels that are cut off at the edge of their chart' },
    )
    .toEqual([]);

/** So many pixels more than a demo takes may be kept for it: what it says after it is used, and other fonts. */
const spareRoom = 40;

/** No demo stands in an empty stage; else a failure says what to write. */
export const expectNoSpareRoom = (page: Page, prop: 'height' | 'desktopHeight'): Promise<void> =>
  expect
    .poll(
      () =>
        page.locator(shownFigures).evaluateAll(
          (figures, [most, name]) =>
            figures.flatMap((figure) => {
              const canvas = figure.querySelector<HTMLElement>('[data-demo-state]')!;
              const style = getComputedStyle(canvas);
              const { minHeight, paddingTop, paddingBottom } = style;
              // What is not there yet, such as a tree whose items could not be loaded, has no notice yet.
              const hasNotice = canvas.querySelector('[style*="z-index: 100000"]') !== null;
              const notice = parseFloat(style.getPropertyValue('--x-notice-height')) || 0;
              const kept =
                parseFloat(minHeight) -
                parseFloat(paddingTop) -
                parseFloat(paddingBottom) -
                (hasNotice ? 0 : notice);
              const { offsetHeight } = figure.querySelector<HTMLElement>('[data-demo]')!;
              return kept - offsetHeight <= most
                ? []
                : `<Demo src="./${figure.id}"> needs ${name}={${offsetHeight}} instead of ${kept}`;
            }),
          [spareRoom, prop] as const,
        ),
      { message: 'demos that are lower than the room kept for them' },
    )
    .toEqual([]);
