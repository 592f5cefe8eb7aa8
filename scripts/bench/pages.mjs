// `npm run bench:pages -- 100 400 1600`: what it costs to build sites of that many plain pages with this site's configuration,
// what their pages weigh, and what each page adds to the others, next to the budgets.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from './lib/browser.mjs';
import { verdictOf } from './lib/budgets.mjs';
import { stop } from './lib/cli.mjs';
import { followLinks } from './lib/clicks.mjs';
import { growthOf, growthTable, idleTime, loadPage, weigh } from './lib/page-load.mjs';
import { withPlainSite } from './lib/plain-site.mjs';
import { hostPath, serve } from './lib/server.mjs';
import { busyRemark, costCells, costHeader, formatTable, kilobytes, median } from './lib/table.mjs';

/** The number of links followed, through the first pages, which are the same in a site of any size. */
const clicks = 12;
/** The budgets for the weight of a page apply to a site of about this many pages. */
const typicalCount = 360;
/** The budget for memory applies to a site of up to this many pages. */
const largestCount = 1600;

const counts = (process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['100', '400', '1600'])
  .map(Number)
  .sort((a, b) => a - b);
if (!counts.every((count) => Number.isInteger(count) && count > clicks)) {
  stop(
    `Counts of pages are whole numbers above ${clicks}, such as \`npm run bench:pages -- 100 400\`.`,
  );
}

const browser = await launch();

/** Returns the gzip bytes of the HTML of every generated page. */
const documentSizes = ({ dir, pages }) =>
  pages.map(
    (page) => gzipSync(readFileSync(path.join(dir, page.path, 'index.html')), { level: 9 }).length,
  );

async function measure(site) {
  const addresses = site.pages.slice(0, clicks + 1).map((page) => hostPath(`${page.path}/`));
  const server = await serve(site.dir);
  try {
    return {
      count: site.pages.length,
      built: site.built,
      load: weigh(await loadPage(browser, server, addresses[0], idleTime)),
      documents: documentSizes(site),
      clicks: await followLinks(browser, server, addresses),
    };
  } finally {
    server.close();
  }
}

const results = [];
try {
  for (const count of counts) {
    console.log(`Building ${count} pages`);
    results.push(await withPlainSite(count, measure));
  }
} catch (error) {
  stop(error.message);
} finally {
  await browser.close();
}

const bytesOf = (result) => median(result.clicks.map(({ bytes }) => bytes));
const timeOf = (result) => median(result.clicks.map(({ ms }) => ms));

console.log(`
${formatTable([
  ['pages', ...costHeader],
  ...results.map(({ count, built }) => [count, ...costCells(built)]),
])}

A page of 600 words and four code blocks, gzip
${formatTable([
  [
    'pages',
    'JavaScript',
    'scripts',
    'CSS',
    'HTML',
    'HTML at most',
    'at load',
    'idle',
    'click',
    'click at most',
    'click ms',
  ],
  ...results.map((result) => [
    result.count,
    kilobytes(result.load.script),
    result.load.scripts,
    kilobytes(result.load.style),
    kilobytes(median(result.documents)),
    kilobytes(Math.max(...result.documents)),
    kilobytes(result.load.total),
    kilobytes(result.load.later),
    kilobytes(bytesOf(result)),
    kilobytes(Math.max(...result.clicks.map(({ bytes }) => bytes))),
    Math.round(timeOf(result)),
  ]),
])}`);

const growths = results.slice(1).map((result, index) => {
  const before = results[index];
  const added = result.count - before.count;
  return { from: before.count, to: result.count, rows: growthOf(before.load, result.load, added) };
});
for (const { from, to, rows } of growths) {
  console.log(`\nFirst load from ${from} to ${to} pages, gzip\n${growthTable(rows)}`);
}

const typical = results.reduce((nearest, result) =>
  Math.abs(result.count - typicalCount) < Math.abs(nearest.count - typicalCount) ? result : nearest,
);
const largest = results
  .filter(({ count, built }) => count <= largestCount && built.peakBytes)
  .at(-1);
console.log(`
Budgets; a page's weight and clicks in the site of ${typical.count} pages
${formatTable([
  ['what', 'measured', 'budget', ''],
  verdictOf('JavaScript at load', typical.load.script),
  verdictOf('CSS at load', typical.load.style),
  verdictOf('HTML of a page', median(typical.documents)),
  verdictOf('everything at load', typical.load.total),
  verdictOf('five idle seconds', typical.load.later),
  ...growths.map(({ from, to, rows }) => {
    const [name, ...cells] = verdictOf('growth per page', rows.at(-1).perPage);
    return [`${name}, ${from} to ${to}`, ...cells];
  }),
  verdictOf('bytes of a click', bytesOf(typical)),
  verdictOf('time of a click', timeOf(typical)),
  ...(largest ? [verdictOf('peak memory', largest.built.peakBytes)] : []),
])}
${busyRemark()}`);
