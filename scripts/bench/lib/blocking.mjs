/* global document */
import { median } from './table.mjs';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const slowDown = 4;
const runs = 5;
/** The page counts as idle after this long without a long task, in milliseconds. */
const quietTime = 2000;

/** Runs in the page before its scripts: records long tasks. */
function observe() {
  const state = { blocked: 0, last: 0 };
  globalThis.benchBlocking = state;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      state.blocked += duration - 50;
      state.last = startTime + duration;
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page: returns the blocking time once the page is idle and the demos in view are mounted; undefined until then. */
function blockedWhenIdle(quiet) {
  const { blocked, last } = globalThis.benchBlocking;
  const isWaiting = [...document.querySelectorAll('[data-demo-state="waiting"]')].some(
    (canvas) => canvas.getBoundingClientRect().top < globalThis.innerHeight,
  );
  const since =
    performance.now() - Math.max(last, performance.timing.loadEventEnd - performance.timeOrigin);
  return document.readyState === 'complete' && !isWaiting && since > quiet
    ? { blocked }
    : undefined;
}

/**
 * Measures how long tasks block the main thread of a slow phone beyond 50 ms each, from the navigation until the page is idle.
 * Makes one visit with an empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string }} server
 * @param {string} address with the base path
 * @returns {Promise<number>} milliseconds
 * @throws {Error} the first error that a script of the page throws: a page without its demo would look fast
 */
async function blockingOfVisit(browser, server, address) {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(observe);
  await page.goto(server.origin + address);
  const handle = await page.waitForFunction(blockedWhenIdle, quietTime, {
    polling: 250,
    timeout: 120_000,
  });
  const { blocked } = await handle.jsonValue();
  await page.close();
  if (errors.length > 0) throw errors[0];
  return blocked;
}

/**
 * Returns the median blocking time of five visits, in milliseconds. See `blockingOfVisit` for the parameters and what it
 * throws.
 */
export async function blockingTime(browser, server, address) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(await blockingOfVisit(browser, server, address));
  }
  return median(times);
}
