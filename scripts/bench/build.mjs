// `npm run bench:build -- --pages 360`: what it costs to build this many more pages, and what each of them adds to the
// JavaScript that a reader of another page loads.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { docusaurusCommand } from '../lib/docusaurus-command.mjs';
import { launch } from './lib/browser.mjs';
import { stop } from './lib/cli.mjs';
import { measuredRun } from './lib/measured-run.mjs';
import { growthOf, growthTable, loadPage, weigh } from './lib/page-load.mjs';
import { generatedPage, generatedSidebars } from './lib/pages.mjs';
import { hostPath, serve } from './lib/server.mjs';
import { copySite } from './lib/site-copy.mjs';
import { costCells, costHeader, formatTable } from './lib/table.mjs';

/** A text page without a demo: it loads only what every page loads. */
const textPage = '/introduction/installation/';

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
  const result = await measuredRun(docusaurusCommand(['build']).flat(), {
    cwd: copy,
  });
  if (result.code !== 0) {
    stop(`${result.output}\nThe build failed: there is nothing to measure.`);
  }
  return result;
}

/** Weighs a first visit to the text page. */
async function firstLoad(browser) {
  const server = await serve(path.join(copy, 'build'));
  const requests = await loadPage(browser, server, hostPath(textPage));
  server.close();
  return weigh(requests);
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

console.log(`
${formatTable([
  ['cold build', ...costHeader],
  ['the site as it is', ...costCells(plain)],
  [`with ${count} more pages`, ...costCells(grown)],
])}

First load of ${hostPath(textPage)}, gzip
${growthTable(growthOf(before, after, count))}`);
