// How tests find what moves on a page while it loads. Pages need `markFrames` as an init script, which the fixtures add.
import type { Page } from '@playwright/test';

/**
 * Marks that a frame was painted when only a part of the page was read, and the time at which the first frame of the whole
 * page is complete. Runs before a page's own scripts.
 */
export function markFrames(): void {
  const watch = (): void => {
    if (document.readyState !== 'loading') return;
    if (document.body !== null) performance.mark('x-part-painted');
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('x-completed')));
  });
}

/** An entry of the Layout Instability API, which TypeScript's DOM library does not have. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Returns the layout shifts of a page since its HTML was parsed, including those after input: the score of each,
 * and what moved from where to where. Earlier shifts are the browser's own doing: a busy machine paints a page of
 * which it has read only a part, and any table or flex line moves when the rest of it arrives.
 *
 * @param page - an open page
 * @param ignored - the selector of what may move, such as the content of demos, where a grid measures its rows
 */
export function shiftsOf(page: Page, ignored: string = ':not(*)'): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      new Promise<string[]>((resolve) => {
        const isIgnored = (node: Node | null): boolean =>
          Boolean((node instanceof Element ? node : node?.parentElement)?.closest(selector));
        const box = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].join(' ');
        const [navigation] = performance.getEntriesByType('navigation');
        const parsed = (navigation as PerformanceNavigationTiming).domInteractive;
        // If a part of the page was painted first, the frame that completes the page moves that part; it comes after parsing.
        // The time of the first paint is no help: it is the screen's, which is later than the frame's.
        const [completed] = performance.getEntriesByName('x-completed');
        const isPartPainted = performance.getEntriesByName('x-part-painted').length > 0;
        const since = isPartPainted ? (completed?.startTime ?? parsed) : parsed;
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
            const moved = sources
              .filter(({ node }) => !isIgnored(node))
              .map(({ node, previousRect, currentRect }) => {
                const name =
                  node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
                return `${name} from ${box(previousRect)} to ${box(currentRect)}`;
              });
            if (startTime <= since || (sources.length > 0 && moved.length === 0)) continue;
            shifts.push([value, ...moved].join('; '));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive in a separate task.
        setTimeout(() => resolve(shifts), 200);
      }),
    ignored,
  );
}
