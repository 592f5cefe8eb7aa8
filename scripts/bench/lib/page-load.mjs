import { recordRequests, sum } from './requests.mjs';

/** How long a page is watched after its load event, in milliseconds. */
export const idleTime = 5000;

/**
 * Opens a page with an empty cache and records its requests.
 * @param {import('@playwright/test').Browser} browser
 * @param {Awaited<ReturnType<import('./server.mjs').serve>>} server
 * @param {string} address with the base path
 * @param {number} [idle] milliseconds to wait after the load event
 * @returns {ReturnType<ReturnType<typeof recordRequests>>}
 */
export async function loadPage(browser, server, address, idle = 0) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const requests = recordRequests(page, server);
    await page.goto(server.origin + address, { waitUntil: 'load' });
    await page.waitForTimeout(idle);
    return await requests();
  } finally {
    await page.close();
  }
}

/**
 * Weighs a visit.
 * @param {Awaited<ReturnType<typeof loadPage>>} requests
 * @returns {{ script: number, style: number, document: number, total: number, later: number }} gzip bytes at load by kind and
 *   in total, and bytes requested later (prefetches too)
 */
export function weigh(requests) {
  const atLoad = requests.filter(({ when }) => when === 'load');
  const ofKind = (kind) => atLoad.filter((request) => request.kind === kind);
  return {
    script: sum(ofKind('script')),
    style: sum(ofKind('style')),
    document: sum(ofKind('document')),
    total: sum(atLoad),
    later: sum(requests.filter(({ when }) => when !== 'load')),
  };
}
