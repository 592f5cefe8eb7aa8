import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Demos with controls that can't be reached on a phone at first. */
const outOfReach: Record<string, string> = {
  'TryYourself.tsx': 'users close the panel of the pivot first, as the page says',
};

/** Charts that shorten their labels on purpose. */
const shortenedLabels: Record<string, string> = {
  'ShortenedNames.tsx': 'shows how to shorten names',
};

/** Grids with room for rows that come later; a rule in `emptyStrips` knows about filters and closed groups. */
const roomForRows: Record<string, string> = {
  'AddEditDelete.tsx': 'users add rows',
  'ReceiveGoods.tsx': 'users add rows',
  'OneRowAtATime.tsx': 'users add a row',
  'ControlledPivot.tsx': 'users turn the pivot off',
  'DensityButtons.tsx': 'users make the rows higher',
};

/**
 * Expects what readers see of the demos to be whole: text of charts inside the area that they are clipped to, badges beside links,
 * controls that can be reached at this width, if necessary by scrolling their component, no empty strip below the rows of a grid, and
 * no room for messages that says nothing.
 */
export const expectTidyDemos = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(findDefects, { outOfReach, shortenedLabels, roomForRows }), {
      message: 'parts of demos that are cut off or covered',
    })
    .toEqual([]);

/** Runs in the browser, so it can use only what is in it. */
function findDefects({
  outOfReach: known,
  shortenedLabels: shortened,
  roomForRows: growing,
}: Record<'outOfReach' | 'shortenedLabels' | 'roomForRows', Record<string, string>>): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 2;
  const all = (parent: ParentNode, selector: string) =>
    [...parent.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent)?.trim().slice(0, 40);

  /** Text that is cut by the clip path around it, or shortened by its axis. */
  const cutTexts = (figure: Element) =>
    all(figure, '[data-demo] svg text').filter((text) => {
      if (text.matches('.MuiChartsAxis-tickLabel') && text.textContent?.endsWith('…'))
        return !(figure.id in shortened);
      const clipped = text.closest('[clip-path]');
      const id = /url\(["']?#([^"')]+)/.exec(clipped?.getAttribute('clip-path') ?? '')?.[1];
      const area = id && document.getElementById(id)?.querySelector('rect')?.getBBox();
      if (!area) return false;
      const svg = text.closest('svg')!.getBoundingClientRect();
      const box = text.getBoundingClientRect();
      return (
        box.left < svg.left + area.x - 2 ||
        box.right > svg.left + area.x + area.width + 2 ||
        box.top < svg.top + area.y - 2 ||
        box.bottom > svg.top + area.y + area.height + 2
      );
    });

  /** Controls beyond an edge of the window or of what clips them, unless they can be scrolled to. */
  const lostControls = (figure: Element) =>
    all(figure, '[data-demo] :is(button, input, select, textarea, a[href])').filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      const isBeyond = (from: number, to: number) => left < from - 2 || right > to + 2;
      for (let parent = control.parentElement; parent; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent);
        const box = parent.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX) && parent.scrollWidth > parent.clientWidth) return false;
        if (/hidden|clip/.test(overflowX) && isBeyond(box.left, box.right)) return true;
        if (parent === figure) break;
      }
      return isBeyond(0, document.documentElement.clientWidth);
    });

  /** How many pixels are empty below the rows of a grid in which no more rows can show, in any state of its filters and groups. */
  const emptyStrip = (grid: Element) => {
    const scroller = grid.querySelector('.MuiDataGrid-virtualScroller');
    const rows = all(grid, '[role=row][data-id]');
    const isFiltered =
      grid.querySelector('.MuiDataGrid-columnHeader--filtered, .MuiDataGrid-sidebar') ??
      all(grid, 'input:is([type=search], [role=searchbox])').find(
        (input) => (input as HTMLInputElement).value,
      );
    const canOpen = grid.querySelector(
      '[aria-expanded=false] :is(.MuiDataGrid-treeDataGroupingCellToggle, .MuiDataGrid-groupingCriteriaCellToggle) button, .MuiDataGrid-row .MuiDataGrid-detailPanelToggleCell',
    );
    if (!scroller || rows.length === 0 || isFiltered || canOpen) return 0;
    if (grid.querySelector('.MuiDataGrid-overlayWrapper')) return 0;
    const heightOf = (selector: string) =>
      grid.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
    const pinned = heightOf('.MuiDataGrid-bottomContainer');
    const last = Math.max(
      ...rows
        .filter((row) => !row.closest('.MuiDataGrid-bottomContainer'))
        .map((row) => row.getBoundingClientRect().bottom),
    );
    const { top } = scroller.getBoundingClientRect();
    return (
      top + scroller.clientHeight - pinned - heightOf('.MuiDataGrid-scrollbar--horizontal') - last
    );
  };
  /** A scroll bar at the bottom, which comes and goes with the width, and some pixels. */
  const spare = 24;
  const emptyStrips = (figure: Element) =>
    all(figure, '[data-demo] .MuiDataGrid-root')
      .map((grid) => Math.round(emptyStrip(grid)))
      .filter((height) => height > spare);

  /** Room of several lines for messages that are still to come, without a word about what brings them. */
  const emptyLogs = (figure: Element) =>
    all(figure, '[data-demo] :is([role=log], [role=status], [aria-live])').filter(
      ({ offsetHeight, textContent, children }) =>
        offsetHeight > 48 && !textContent?.trim() && children.length === 0,
    );

  const coveredLinks = all(document, 'main [data-tag]').flatMap((badge) => {
    const a = badge.getBoundingClientRect();
    return all(document, 'main a[href]')
      .filter((link) => !link.contains(badge) && !badge.contains(link))
      .filter((link) =>
        [...link.getClientRects()].some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        ),
      )
      .map((link) => `a badge lies on the link "${nameOf(link)}"`);
  });

  const figures = [
    ...document.querySelectorAll('figure[id$=".tsx"]:not([role="tabpanel"][hidden] *)'),
  ];
  return [
    ...coveredLinks,
    ...figures.flatMap((figure) => [
      ...cutTexts(figure).map((text) => `${figure.id}: the text "${text.textContent}" is cut off`),
      ...(figure.id in known ? [] : lostControls(figure)).map(
        (control) => `${figure.id}: "${nameOf(control)}" is out of reach`,
      ),
      ...(figure.id in growing ? [] : emptyStrips(figure)).map(
        (height) => `${figure.id}: ${height} pixels below the rows are empty`,
      ),
      ...emptyLogs(figure).map(
        (log) => `${figure.id}: "${nameOf(log)}" is empty: say what fills it`,
      ),
    ]),
  ];
}
