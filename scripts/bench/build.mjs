// `npm run bench:build -- --pages 360`: what a build of so many more pages costs, and what each page adds to the
// JavaScript that a reader of another page loads.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from './lib/browser.mjs';
import { stop } from './lib/cli.mjs';
import { measuredRun } from './lib/measured-run.mjs';
import { generatedPage, generatedSidebars } from './lib/pages.mjs';
import { recordRequests, scriptPart, sum } from './lib/requests.mjs';
import { hostPath, serve } from './lib/server.mjs';
import { copySite } from './lib/site-copy.mjs';
import { formatTable, kilobytes } from './lib/table.mjs';

/** A page of text without a demo: what it loads is what every page loads. */
const textPage = '/introduction/installation/';

/** Parts that know of every page. The others change once, when the bundler groups modules anew for a larger site. */
const growingParts = ['main', 'runtime', 'navigation'];

const { values } = parseArgs({ options: { pages: { type: 'string', default: '360' } } });
const count = Number(values.pages);
if (!Number.isInteger(count) || count < 1) {
  stop(`--pages is "${values.pages}"; it must be a whole number above 0.`);
}

const copy = copySite(process.cwd());

function addPages() {
  const pages = Array.from({ length: count }, (_, index) => generatedPage(index, count));
  for (const page of pages) {
    const folder = path.join(copy, 'docs', page.path);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.mdx'), page.content);
  }
  renameSync(path.join(copy, 'sidebars.ts'), path.join(copy, 'sidebars.project.ts'));
  writeFileSync(path.join(copy, 'sidebars.ts'), generatedSidebars(pages, './sidebars.project'));
}

async function build() {
  for (const folder of ['.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(copy, folder), { recursive: true, force: true });
  }
  const result = await measuredRun([path.join('node_modules', '.bin', 'docusaurus'), 'build'], {
    cwd: copy,
    env: { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
  });
  if (result.code !== 0) {
    stop(`${result.output}\nThe build failed: there is nothing to measure.`);
  }
  return result;
}

/** Gzip bytes of the text page's first load: its document and each part of its JavaScript. */
async function firstLoad(browser) {
  const server = await serve(path.join(copy, 'build'));
  const page = await browser.newPage();
  const requests = recordRequests(page, server);
  await page.goto(server.origin + hostPath(textPage), { waitUntil: 'load' });
  const loaded = (await requests()).filter(({ when }) => when === 'load');
  await page.close();
  server.close();
  const scripts = loaded.filter(({ kind }) => kind === 'script');
  const parts = { JavaScript: sum(scripts), growing: 0 };
  for (const script of scripts) {
    const part = scriptPart(script.url, script.source);
    parts[part] = (parts[part] ?? 0) + script.gzip;
    parts.growing += growingParts.includes(part) ? script.gzip : 0;
  }
  parts.HTML = sum(loaded.filter(({ kind }) => kind === 'document'));
  return parts;
}

const browser = await launch();
console.log('Building the site as it is');
const plain = await build();
const before = await firstLoad(browser);
console.log(`Building it with ${count} more pages`);
addPages();
const grown = await build();
const after = await firstLoad(browser);
await browser.close();

const measured = (value, format) => (value === undefined ? 'not measured' : format(value));
const costs = (name, { wallSeconds, cpuSeconds, peakBytes }) => [
  name,
  wallSeconds.toFixed(1),
  measured(cpuSeconds, (seconds) => seconds.toFixed(1)),
  measured(peakBytes, (bytes) => `${(bytes / 1e9).toFixed(2)} GB`),
];
const perPage = (part) => (((after[part] ?? 0) - (before[part] ?? 0)) / count).toFixed(1);

console.log(`
${formatTable([
  ['cold build', 'wall s', 'CPU s', 'peak memory'],
  costs('the site as it is', plain),
  costs(`with ${count} more pages`, grown),
])}

First load of ${hostPath(textPage)}, gzip
${formatTable([
  ['part', 'before', 'after', 'bytes per page'],
  ...[
    'JavaScript',
    'growing',
    'main',
    'runtime',
    'navigation',
    'page',
    'shared',
    'interface',
    'packages',
    'HTML',
  ]
    .filter((part) => before[part] ?? after[part])
    .map((part) => [
      part === 'growing' ? growingParts.join(' + ') : part,
      kilobytes(before[part] ?? 0),
      kilobytes(after[part] ?? 0),
      perPage(part),
    ]),
])}`);
