// `npm run bench:charts`: the time to draw charts of 10, 1,000 and 10,000 points, and to redraw 300 points before every frame.
import path from 'node:path';
import { launch } from './lib/browser.mjs';
import { build } from './lib/esbuild.mjs';
import { busyRemark, formatTable, median } from './lib/table.mjs';

const counts = [10, 1000, 10_000];
const runs = 5;
/** Five seconds on a screen that draws 60 times a second. */
const frames = 300;
/** Number of points in the chart that updates, as in the demo of `react-charts/animation`. */
const liveCount = 300;

const { outputFiles } = await build({
  entryPoints: [path.join(import.meta.dirname, 'lib/charts-in-page.mjs')],
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  write: false,
});

const browser = await launch();

/** Opens a new page with the charts, so that no measurement is affected by the one before it. */
async function withPage(use) {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ content: outputFiles[0].text });
  const result = await use(page);
  await page.close();
  return result;
}

/** Returns how long the main thread has worked so far, in seconds. */
async function taskSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Returns the median milliseconds of a first drawing. An unmeasured run before warms the code up. */
const firstDrawing = (kind, count) =>
  withPage(async (page) => {
    const once = () =>
      page.evaluate(
        ([name, points]) => globalThis.charts.measureFirst(name, points),
        [kind, count],
      );
    await once();
    const times = [];
    for (let run = 0; run < runs; run += 1) times.push(await once());
    return median(times);
  });

/** Returns the updates per second and the main-thread milliseconds that each takes. */
const updating = (kind) =>
  withPage(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const run = (count) =>
      page.evaluate(
        ([name, points, times]) => globalThis.charts.update(name, points, times),
        [kind, liveCount, count],
      );
    await run(60);
    const before = await taskSeconds(session);
    const milliseconds = await run(frames);
    const busy = (await taskSeconds(session)) - before;
    return { perSecond: (frames * 1000) / milliseconds, each: (busy * 1000) / frames };
  });

try {
  const kinds = await withPage((page) => page.evaluate(() => globalThis.charts.kinds));
  const rows = [];
  for (const kind of kinds) {
    const cells = [];
    for (const count of counts) cells.push(`${Math.round(await firstDrawing(kind, count))} ms`);
    rows.push([kind, ...cells]);
  }
  const live = [];
  for (const kind of kinds) {
    const { perSecond, each } = await updating(kind);
    live.push([kind, perSecond.toFixed(0), `${each.toFixed(1)} ms`]);
  }
  console.log(`
From the first rendering to the frame in which it is drawn, medians of ${runs}; 600 x 300 px, production build, ${await browser.version()}.
${busyRemark()}
${formatTable([['chart', ...counts.map((count) => `${count.toLocaleString('en-US')} points`)], ...rows])}

New values before each of ${frames} frames, ${liveCount} points, without animation:

${formatTable([['chart', 'updates a second', 'main thread for each'], ...live])}`);
} finally {
  await browser.close();
}
