// `npm run bench:api -- /api/data-grid/data-grid-premium/`: the weight of an API page of ./build next to a text page, and its
// longest main-thread tasks before and after parsing, with the CPU slowed down four times (medians of five visits).
import { launch } from './lib/browser.mjs';
import { serveBuild } from './lib/cli.mjs';
import { recordRequests, sum } from './lib/requests.mjs';
import { hostPath } from './lib/server.mjs';
import { busyRemark, formatTable, kilobytes, median } from './lib/table.mjs';

const slowDown = 4;
const runs = 5;
/** The threshold of a long task in the Long Tasks API, in milliseconds. */
const longTask = 50;
const textPage = '/introduction/installation/';

const [pagePath = '/api/data-grid/data-grid-premium/'] = process.argv.slice(2);
const server = await serveBuild(hostPath(pagePath));
const browser = await launch();

/** Visits a page with an empty cache: requests at load, long tasks from the first byte until two seconds after hydration. */
async function visit(address) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        globalThis.longTasks.push({ startTime, duration });
      }
    }).observe({ type: 'longtask', buffered: true });
  });
  const requestsSoFar = recordRequests(page, server);
  await page.goto(server.origin + address, { waitUntil: 'load' });
  await page.waitForSelector('html[data-has-hydrated="true"]', { timeout: 60_000 });
  const interactive = await page.evaluate(
    () => globalThis.performance.getEntriesByType('navigation')[0].domInteractive,
  );
  await page.waitForTimeout(2000);
  const tasks = await page.evaluate(() => globalThis.longTasks);
  const requests = (await requestsSoFar()).filter(({ when }) => when === 'load');
  await page.close();
  return {
    html: requests.find(({ kind }) => kind === 'document')?.gzip ?? 0,
    script: sum(requests.filter(({ kind }) => kind === 'script')),
    /** Before `interactive` the document is parsed and laid out; after it, the page hydrates. */
    parsing: Math.max(0, ...tasks.filter((t) => t.startTime < interactive).map((t) => t.duration)),
    hydration: Math.max(
      0,
      ...tasks.filter((t) => t.startTime >= interactive).map((t) => t.duration),
    ),
  };
}

async function medians(address) {
  const visits = [];
  for (let run = 0; run < runs; run += 1) {
    visits.push(await visit(address));
  }
  return Object.fromEntries(
    Object.keys(visits[0]).map((name) => [name, median(visits.map((each) => each[name]))]),
  );
}

const text = await medians(hostPath(textPage));
const api = await medians(hostPath(pagePath));
await browser.close();
server.close();

const task = (duration) =>
  duration < longTask ? `under ${longTask} ms` : `${Math.round(duration)} ms`;
const row = (name, { html, script, parsing, hydration }) => [
  name,
  kilobytes(html),
  kilobytes(script),
  task(parsing),
  task(hydration),
];
console.log(`
Sizes are gzip; the longest task before and after the document is parsed, CPU slowed down ${slowDown} times
${formatTable([
  ['page', 'HTML', 'scripts', 'parsing', 'hydration'],
  row(textPage, text),
  row(pagePath, api),
])}

Scripts beyond the text page: ${kilobytes(api.script - text.script)}
${busyRemark()}`);
