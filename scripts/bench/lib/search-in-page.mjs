/* global window, document, KeyboardEvent, HTMLInputElement, requestAnimationFrame -- functions that run in the page */
import { median } from './table.mjs';

/** A mid-range phone on a slow network. */
const slow = {
  name: '1.6 Mbit/s, 150 ms, CPU slowed down 4 times',
  aim: '1500 ms',
  cpu: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1e6) / 8,
    uploadThroughput: (0.75 * 1e6) / 8,
  },
};
const warm = { name: 'warm', aim: '150 ms', cpu: 1 };
const runs = 5;
const page = '/x/introduction/installation/';

/** Records the longest task that blocks the page. */
function observeLongTasks() {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask' });
}

/** Opens search, enters a query, and resolves with the milliseconds until the first result is in the document. */
function firstResult(query) {
  const start = performance.now();
  const key = new KeyboardEvent('keydown', {
    key: 'k',
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  document.dispatchEvent(key);
  return new Promise((resolve) => {
    const look = () => {
      const field = document.querySelector('[role=combobox]');
      if (field && field.value === '') {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, query);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (document.querySelector('[role=option]')) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function measure(browser, origin, queries, { cpu, network }) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  await tab.addInitScript(observeLongTasks);
  if (!network) {
    // Warm: a first visit fills the browser's cache.
    await tab.goto(origin + page, { waitUntil: 'networkidle' });
    await tab.evaluate(firstResult, queries[0]);
    await tab.waitForTimeout(500);
  }
  await tab.goto(origin + page, { waitUntil: 'networkidle' });
  await tab.waitForTimeout(500);
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await tab.evaluate(() => {
    window.longest = 0;
  });
  const time = await tab.evaluate(firstResult, queries[0]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  for (const query of queries.slice(1)) {
    await tab.locator('[role=combobox]').fill(query);
    await tab.waitForTimeout(100);
  }
  const longest = await tab.evaluate(() => window.longest);
  await context.close();
  return { time, longest };
}

/**
 * Measures how long a reader waits for the first result, with a warm cache and on a slow phone.
 * @returns {Promise<string[][]>} rows of a table: network, time, aim, longest task of the page during the search
 */
export async function measureFirstResult(browser, origin, queries) {
  const rows = [];
  for (const conditions of [warm, slow]) {
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      results.push(await measure(browser, origin, queries, conditions));
    }
    const middle = (key) => `${median(results.map((one) => one[key])).toFixed(0)} ms`;
    rows.push([conditions.name, middle('time'), conditions.aim, middle('longest')]);
  }
  return rows;
}
