// `npm run bench:lighthouse [-- <address> ...] [--runs 5]`: median scores and timings of Lighthouse's mobile preset for a page of
// each kind of ./build, or for the pages given. Use an idle machine: blocking time depends on it.
import '../lib/say-mistakes.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browserFlags } from '../lib/browser-flags.mjs';
import { browserPath } from '../lib/find-browser.mjs';
import { install } from '../lib/install.mjs';
import { run as runProgram } from '../lib/run.mjs';
import { temporaryFolder } from '../lib/temporary-folder.mjs';
import { UsageError } from '../lib/usage-error.mjs';
import { parseCount, serveBuild } from './lib/cli.mjs';
import { hostPath } from './lib/server.mjs';
import { busyRemark, formatTable, median } from './lib/table.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = parseCount('--runs', values.runs);
/** A page of each kind; for guides that begin with a demo, one for each product. */
const kinds = [
  '/',
  '/introduction/installation/',
  '/react-data-grid/features/',
  '/migration/migration-data-grid-v7/',
  '/api/tree-view/rich-tree-view/',
  '/react-data-grid/quickstart/',
  '/react-date-pickers/date-picker/',
  '/react-charts/bars/',
  '/react-tree-view/rich-tree-view/items/',
  '/react-charts/bar-demo/',
  '/react-date-pickers/playground/',
];
const pages = positionals.length > 0 ? positionals : kinds;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const seconds = (value) => `${(value / 1000).toFixed(2)} s`;
const timings = [
  ['LCP', 'largest-contentful-paint', seconds],
  ['TBT', 'total-blocking-time', (value) => `${Math.round(value)} ms`],
  ['CLS', 'cumulative-layout-shift', (value) => value.toFixed(3)],
  ['SI', 'speed-index', seconds],
];

/** A separate npm project, so that building and testing the site does not install what only benchmarks need. */
const tools = path.join(import.meta.dirname, 'tools');
if ((await install({ folder: tools })) !== 0) {
  throw new UsageError('The tools of benchmarks could not be installed.');
}
const lighthouse = path.join(tools, 'node_modules/.bin/lighthouse');
const server = await serveBuild();
const CHROME_PATH = await browserPath();
const reports = temporaryFolder('docs-lighthouse-');

/** Runs Lighthouse once in a browser of its own. @returns {Promise<object>} Lighthouse's result */
async function audit(address) {
  const file = path.join(reports, 'report.json');
  const { code } = await runProgram(
    lighthouse,
    [
      server.origin + address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--no-enable-error-reporting',
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ],
    { env: { CHROME_PATH } },
  );
  const result =
    code === 0
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { runtimeError: { message: `exit code ${code}` } };
  if (result.runtimeError) {
    throw new Error(`Lighthouse could not measure ${address}: ${result.runtimeError.message}`);
  }
  return result;
}

/** Returns the audits that cost points, except those of performance, which the timings cover. */
const shortcomings = ({ categories: results, audits }) =>
  categories
    .slice(1)
    .flatMap((category) =>
      results[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
        .map(({ id }) => `${category}: ${audits[id].title}`),
    );

const rows = [];
const remarks = [];
const machine = [];
try {
  for (const address of pages.map(hostPath)) {
    if (!server.file(address)) {
      console.log(`The build has no page ${address}: left out`);
      continue;
    }
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      console.log(`${address}, run ${run + 1} of ${runs}`);
      results.push(await audit(address));
    }
    machine.push(...results.map(({ environment }) => Math.round(environment.benchmarkIndex)));
    const middle = (valueOf) => median(results.map(valueOf));
    rows.push([
      address,
      ...categories.map((id) => Math.round(middle((result) => result.categories[id].score * 100))),
      ...timings.map(([, id, format]) =>
        format(middle((result) => result.audits[id].numericValue)),
      ),
    ]);
    remarks.push(...new Set(results.flatMap(shortcomings).map((text) => `${address} ${text}`)));
  }
} finally {
  server.close();
}

console.log(`
${formatTable([['page', ...categories, ...timings.map(([name]) => name)], ...rows])}
${remarks.map((remark) => `\n${remark}`).join('')}
Lighthouse's own figure for the speed of this machine (its "benchmark index"): ${Math.min(...machine)} to ${Math.max(...machine)};
blocking times compare only at the same figure.
${busyRemark()}`);
