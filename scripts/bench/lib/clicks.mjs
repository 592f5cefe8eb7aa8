import { clickInPage } from './click-in-page.mjs';
import { recordRequests, sum } from './requests.mjs';

/**
 * Clicks from page to page, each time on the first link to the next address. Each page belongs to another product than the last.
 * @param {import('@playwright/test').Browser} browser
 * @param {Awaited<ReturnType<import('./server.mjs').serve>>} server
 * @param {string[]} addresses with the base path: the page to start from, then the pages to click to, in order
 * @returns {Promise<{ bytes: number, ms: number }[]>} gzip bytes and milliseconds of each click
 */
export async function followLinks(browser, server, [first, ...rest]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const requests = recordRequests(page, server);
  await page.goto(server.origin + first, { waitUntil: 'networkidle' });
  const clicks = [];
  for (const address of rest) {
    const before = (await requests()).length;
    const ms = await page.evaluate(clickInPage, address);
    await page.waitForLoadState('networkidle');
    clicks.push({ ms, bytes: sum((await requests()).slice(before)) });
  }
  await page.close();
  return clicks;
}
