// `npm run bench:gallery [-- <address> ...] [--rate 4] [--passes 3] [--limit 200] [--origin http://…]`: scrolls through a gallery of ./build like a
// reader with a phone, several times, and prints its longest tasks, the demos that were mounted at once, and memory after each pass. A task's
// time is the CPU time of the thread, so that a busy machine changes it little.
/* global window, document, MutationObserver */
import { parseArgs } from 'node:util';
import { devices } from '@playwright/test';
import { launch } from './lib/browser.mjs';
import { parseCount, serveBuild } from './lib/cli.mjs';
import { hostPath } from './lib/server.mjs';
import { formatTable } from './lib/table.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: 'string', default: '4' },
    passes: { type: 'string', default: '3' },
    limit: { type: 'string', default: '200' },
    origin: { type: 'string' },
  },
});
const rate = parseCount('--rate', values.rate);
const passes = parseCount('--passes', values.passes);
const limit = parseCount('--limit', values.limit);
const pages = positionals.length > 0 ? positionals : ['/react-charts/gallery/'];
/** Pixels of one move of the finger, and milliseconds between two. */
const step = { pixels: 400, pause: 350 };

/** Notes when each thumbnail is mounted, and how many are at once. */
function watchThumbnails() {
  window.galleryBench = { mounts: [], most: 0 };
  new MutationObserver((records) => {
    const { mounts } = window.galleryBench;
    for (const { target } of records)
      if (target.matches('[data-alive]'))
        mounts.push([performance.now(), target.parentElement.querySelector('a').href]);
    window.galleryBench.most = Math.max(
      window.galleryBench.most,
      document.querySelectorAll('[inert] [data-demo]').length,
    );
  }).observe(document, { subtree: true, attributeFilter: ['data-alive'] });
}

/** Waits until no thumbnail has been mounted for a second. */
async function settle(page) {
  for (let before = -1; ;) {
    const now = await page.evaluate(() => window.galleryBench.mounts.length);
    if (now === before) return;
    before = now;
    await page.waitForTimeout(1500);
  }
}

/** Records the tasks of the page's main thread during a run, as pairs of start and CPU time in milliseconds. */
async function traceTasks(cdp, run) {
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) =>
    events.push(...value.filter(({ name, dur }) => name === 'RunTask' && dur > 20_000)),
  );
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
    },
  });
  await run();
  const done = new Promise((resolve) => void cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await done;
  return events.map(({ tdur, dur }) => (tdur ?? dur) / 1000).sort((a, b) => b - a);
}

async function measure(browser, address) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    defaultBrowserType: undefined,
  });
  const page = await context.newPage();
  await page.addInitScript(watchThumbnails);
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map((e) => [e.startTime, e.duration])),
    ).observe({ type: 'longtask', buffered: true });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address);
  await page.waitForSelector('[inert] [data-shown]', { timeout: 120_000 });
  await settle(page);
  const rows = [];
  const slow = new Map();
  for (let pass = 1; pass <= passes; pass += 1) {
    await page.evaluate(() => {
      window.longTasks.length = 0;
      window.galleryBench.mounts.length = 0;
    });
    const tasks = await traceTasks(cdp, async () => {
      for (;;) {
        const isEnd = await page.evaluate((pixels) => {
          window.scrollBy({ top: pixels, behavior: 'instant' });
          return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
        }, step.pixels);
        await page.waitForTimeout(step.pause);
        if (isEnd) break;
      }
      await settle(page);
    });
    const { mounts, most, long } = await page.evaluate(() => ({
      ...window.galleryBench,
      long: window.longTasks,
    }));
    for (const [start, duration] of long) {
      const [, name] = mounts.findLast(([time]) => time < start + duration) ?? [];
      if (duration > limit) slow.set(name, Math.min(duration, slow.get(name) ?? Infinity));
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await settle(page);
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp
      .send('Performance.enable')
      .then(() => cdp.send('Performance.getMetrics'));
    const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
    rows.push([
      pass,
      mounts.length,
      most,
      tasks[0]?.toFixed(0),
      tasks.filter((time) => time > limit).length,
      Math.max(0, ...long.map(([, duration]) => duration)).toFixed(0),
      (metric('JSHeapUsedSize') / 1e6).toFixed(1),
      metric('Nodes'),
      metric('JSEventListeners'),
    ]);
  }
  await context.close();
  console.log(`\n${address}, CPU ${rate} times slower\n`);
  const header = [
    'pass',
    'mounted',
    'at once',
    'longest task (CPU ms)',
    `over ${limit}`,
    'longest (wall ms)',
    'heap MB',
    'nodes',
    'listeners',
  ];
  console.log(formatTable([header, ...rows]));
  for (const [name, time] of [...slow].sort((a, b) => b[1] - a[1]))
    console.log(`${time} ms of wall time: ${name}`);
}

const server = values.origin ? { origin: values.origin, close() {} } : await serveBuild();
const browser = await launch();
for (const page of pages) await measure(browser, server.origin + hostPath(page));
await browser.close();
server.close();
