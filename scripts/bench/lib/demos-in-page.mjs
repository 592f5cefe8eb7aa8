// Functions that a measurement sends into the page. Each is self-contained: it uses only its own code and browser globals.
// A demo is an element with `data-demo-state`: `waiting`, then `ready` or `failed`; see src/demos/ui.
/* global document, innerHeight, MutationObserver, scrollBy */

/** Runs before the scripts of the page: records long tasks and when each demo is mounted. */
export function observeDemos() {
  const state = { longTasks: [], ready: new Map() };
  globalThis.benchState = state;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      state.longTasks.push({ startTime, duration, end: startTime + duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  const note = () => {
    for (const demo of document.querySelectorAll(
      '[data-demo-state]:not([data-demo-state="waiting"])',
    )) {
      if (!state.ready.has(demo)) {
        state.ready.set(demo, performance.now());
      }
    }
  };
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-demo-state'],
  });
}

/** Returns the page's demos in order, each with its distance from the bottom of the viewport in pixels. */
export const demosOfPage = () =>
  [...document.querySelectorAll('[data-demo-state]')].map((demo) => ({
    state: demo.dataset.demoState,
    below: Math.round(demo.getBoundingClientRect().top - innerHeight),
  }));

/** Scrolls the top edge of a demo into view. @returns the time by the page's clock */
export function showDemo(index) {
  const demo = document.querySelectorAll('[data-demo-state]')[index];
  scrollBy({ top: demo.getBoundingClientRect().top - innerHeight + 1, behavior: 'instant' });
  return performance.now();
}

/** Returns a demo's state, when it was mounted and interactive, and its longest task; undefined until the page is quiet. */
export function settled({ index, since, quiet }) {
  const { ready, longTasks } = globalThis.benchState;
  const demo = document.querySelectorAll('[data-demo-state]')[index];
  const mounted = ready.get(demo);
  const tasks = longTasks.filter(({ end }) => end > since);
  const lastEnd = Math.max(mounted ?? 0, ...tasks.map(({ end }) => end));
  return mounted !== undefined && performance.now() - lastEnd > quiet
    ? {
        state: demo.dataset.demoState,
        mounted,
        interactive: lastEnd,
        longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      }
    : undefined;
}
