import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Chooses an entry of the menu of a demo's toolbar. */
export async function chooseTool(figure: Locator, name: string): Promise<void> {
  await figure.getByRole('button', { name: 'More actions for this demo' }).click();
  await figure.getByRole('menu').getByText(name, { exact: true }).click();
}

/** Expects that no demo has failed; the site would offer to restart it, or say why. A demo may show an alert of its own. */
export const expectNoFailure = (page: Page): Promise<void> =>
  expect(
    page.getByRole('button', { name: 'Restart' }).or(page.getByText('This can’t be loaded')),
  ).toHaveCount(0);

/** Expects no empty tree: one that loads its items is empty until the first ones arrive. */
export const expectNoEmptyTree = (page: Page): Promise<void> =>
  expect(page.getByRole('tree').filter({ hasNot: page.getByRole('treeitem') })).toHaveCount(0);

/** The visible demos. A demo in a tab that isn't open waits; its standalone page doesn't depend on that. */
const shownFigures = 'figure[id$=".tsx"]:not([role="tabpanel"][hidden] *)';

/** Scrolls to each demo of the open page, and waits until all of them are ready and in place. */
export async function expectDemos(page: Page, names: readonly string[]): Promise<void> {
  const figures = page.locator('figure[id$=".tsx"]');
  const ids = await figures.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.sort()).toEqual(names.map((name) => `${name}.tsx`).sort());
  await figures.evaluateAll(async (all) => {
    for (const figure of all) {
      figure.scrollIntoView({ block: 'center' });
      // A demo notices that it is near the viewport in the next frame; a busy browser sometimes draws none for minutes.
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
    // Demos that loaded above it may have moved it away before it noticed that it was near.
    if ((await canvas.getAttribute('data-demo-state')) === 'waiting') {
      await figure.scrollIntoViewIfNeeded();
    }
    await expect(canvas, name).toHaveAttribute('data-demo-state', 'ready', { timeout: 30_000 });
    await expect(canvas.locator('[data-demo] > *').first(), name).toBeVisible();
  }
  // Demos without their code, on the landing page.
  for (const stage of await page.locator('[data-demo-state]:not(figure *)').all()) {
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-demo-state', 'ready', { timeout: 30_000 });
  }
  await expectNoFailure(page);
  await expectNoEmptyTree(page);
}

/** Expects each demo to fit into the space that is reserved for it; otherwise the failure says what to write. */
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

/** Expects the notice of a missing license key to stay on the stage of its demo, below what it belongs to. */
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
            // It grows upward from the middle of its component: above a low one it may stick out by a line.
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
            const others = [
              ...stage.querySelectorAll(
                '.MuiChartsSurface-root, .MuiDateRangeCalendar-root [role=grid]',
              ),
            ].map((other) => other.getBoundingClientRect());
            const hidesOthers = notices.some((notice) => {
              const { top, bottom: end } = notice.getBoundingClientRect();
              return others.some((other) => top < other.bottom - 2 && other.top < end - 2);
            });
            return [
              ...(hidesOthers ? [`${figure.id}: the notice lies on the component`] : []),
              ...(isOutside ? [`${figure.id}: the notice lies on the code`] : []),
              ...(hidesRows ? [`${figure.id}: the notice lies on rows`] : []),
            ];
          }),
        ),
      { message: 'license notices that hide something' },
    )
    .toEqual([]);

/** Expects the labels of a chart to be inside it: the browser cuts off what is beyond its edges. */
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

/** How many more pixels than a demo takes may be reserved for it: for text that appears when it is used, and for other fonts. */
const spareRoom = 40;

/** Expects no demo to have much more space than it needs; otherwise the failure says what to write. */
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
              // A demo that isn't complete, such as a tree whose items could not be loaded, has no notice yet.
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
