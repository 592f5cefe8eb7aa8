// `npm run bench:demo -- /react-data-grid/quickstart/`: what the first two demos of a page of ./build cost on a mid-range phone
// (CPU slowed down four times, 1.6 Mbit/s, 150 ms), from the moment they are near the viewport until they are ready for input.
import { launch } from './lib/browser.mjs';
import { serveBuild, stop } from './lib/cli.mjs';
import { demosOfPage, observeDemos, settled, showDemo } from './lib/demos-in-page.mjs';
import { namesMaterial, recordRequests, scriptPart, sum } from './lib/requests.mjs';
import { hostPath } from './lib/server.mjs';
import { busyRemark, formatTable, kilobytes, median } from './lib/table.mjs';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowDown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};
/** A demo starts to load within this many pixels of the viewport: see src/demos/ui/useNear.ts. */
const nearMargin = 400;
/** The page counts as idle after this long without a long task, in milliseconds. */
const quietTime = 1000;
const patience = 60_000;
const runs = 3;

const [pagePath = '/react-data-grid/quickstart/'] = process.argv.slice(2);
const address = hostPath(pagePath);
const server = await serveBuild(address);

const isPackage = ({ kind, url, source }) =>
  kind === 'script' && (scriptPart(url, source) === 'packages' || namesMaterial(source));

const browser = await launch();

/**
 * Visits the page with an empty cache.
 * @returns the page's demos at load, the package scripts requested before any demo is scrolled to, times in milliseconds and
 *   requests of the first two demos, and those of the first press of "Edit"
 */
async function visit() {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(observeDemos);
  const requestsSoFar = recordRequests(page, server);

  async function measure(index, since, isForIt) {
    const handle = await page.waitForFunction(
      settled,
      { index, since, quiet: quietTime },
      { polling: 250, timeout: patience },
    );
    const { state, mounted, interactive, longest } = await handle.jsonValue();
    // This demo may have come near together with the previous one, and already be mounted.
    const isThere = mounted < since;
    return {
      state,
      mounted: isThere ? 0 : mounted - since,
      interactive: isThere ? 0 : interactive - since,
      longest: isThere ? 0 : longest,
      fetched: (await requestsSoFar()).filter(isForIt),
    };
  }

  async function measureShown(index) {
    const known = new Set((await requestsSoFar()).map(({ url }) => url));
    const since = await page.evaluate(showDemo, index);
    return measure(index, since, ({ url, when }) => when !== 'prefetch' && !known.has(url));
  }

  await page.goto(server.origin + address, { waitUntil: 'networkidle', timeout: patience });
  await page.waitForTimeout(quietTime * 2);
  const demos = await page.evaluate(demosOfPage);
  if (demos.length === 0) {
    stop(`${address} has no demo`);
  }
  const early = (await requestsSoFar()).filter(isPackage);
  const isNearAtLoad = demos[0].below < nearMargin;
  const measured = [isNearAtLoad ? await measure(0, 0, isPackage) : await measureShown(0)];
  if (demos.length > 1) {
    measured.push(await measureShown(1));
  }
  const editing = await measureEdit(page, requestsSoFar);
  await page.close();
  return { demos, early, isNearAtLoad, measured, editing };
}

/** Measures the first press of "Edit", until the demo runs from the editor's code; undefined if no demo can be edited. */
async function measureEdit(page, requestsSoFar) {
  const button = page.locator('figure').getByRole('button', { name: 'Edit', exact: true }).first();
  if ((await button.count()) === 0) return undefined;
  await button.scrollIntoViewIfNeeded();
  const known = new Set((await requestsSoFar()).map(({ url }) => url));
  const start = Date.now();
  await button.click();
  await page.locator('[data-live="shown"]').waitFor({ timeout: patience });
  const time = Date.now() - start;
  return { time, fetched: (await requestsSoFar()).filter(({ url }) => !known.has(url)) };
}

const visits = [];
try {
  for (let run = 0; run < runs; run += 1) {
    visits.push(await visit());
  }
} finally {
  await browser.close();
  server.close();
}

// All visits make the same requests; only their times differ.
const { demos, early, isNearAtLoad, measured } = visits[0];
const time = (index, name) =>
  `${Math.round(median(visits.map((one) => one.measured[index][name])))} ms`;
const names = ['first demo', 'second demo'];
const editing = visits[0].editing && {
  time: Math.round(median(visits.map((one) => one.editing.time))),
  fetched: visits[0].editing.fetched,
};
const list = (requests) =>
  requests.map(({ url, gzip }) => `${url} (${kilobytes(gzip)})`).join(', ') || 'none';

console.log(`
${address}: demos: ${demos.length}; the first is ${demos[0].below} px below the screen at load.
${
  isNearAtLoad
    ? 'It is near at load: its times count from the start of the navigation, its bytes are those of its packages.'
    : `Scripts of its packages before it was near: ${list(early)}.`
}
Times are medians of ${runs} visits.
${busyRemark()}
${formatTable([
  ['from near to', 'state', 'mounted', 'interactive', 'longest task', 'requests', 'gzip', 'raw'],
  ...measured.map(({ state, fetched }, index) => [
    names[index],
    state,
    ...['mounted', 'interactive', 'longest'].map((name) => time(index, name)),
    fetched.length,
    kilobytes(sum(fetched)),
    kilobytes(sum(fetched, 'raw')),
  ]),
])}

${
  editing
    ? `First press of "Edit" until the code runs: ${editing.time} ms, ${editing.fetched.length} requests, ${kilobytes(sum(editing.fetched))} gzip: ${list(editing.fetched)}.`
    : 'No demo of the page can be edited.'
}

${formatTable([
  ['fetched for', 'part', 'gzip', 'raw', 'address'],
  ...measured.flatMap(({ fetched }, index) =>
    fetched.map((request) => [
      names[index],
      request.kind === 'script' ? scriptPart(request.url, request.source) : request.kind,
      kilobytes(request.gzip),
      kilobytes(request.raw),
      request.url,
    ]),
  ),
])}`);
