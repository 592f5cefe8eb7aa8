// `npm run bench:compare -- --pages 400`: builds the same plain pages with this project and with Docusaurus as it comes: CPU
// seconds of cold builds and bytes of a first visit.
import { parseArgs } from 'node:util';
import { launch } from './lib/browser.mjs';
import { parseCount, stop } from './lib/cli.mjs';
import { idleTime, loadPage, weigh } from './lib/page-load.mjs';
import { plainPage } from './lib/pages.mjs';
import { withPlainSite, buildStockSite } from './lib/plain-site.mjs';
import { hostPath, withServer } from './lib/server.mjs';
import { busyRemark, costCells, costHeader, formatTable, kilobytes } from './lib/table.mjs';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '400' } } });
const count = parseCount('--pages', values.pages);

const browser = await launch();

/** Weighs a visit to the first page of a build. */
const visit = ({ dir, built }) =>
  withServer(dir, async (server) => {
    const address = hostPath(`${plainPage(0, count).path}/`);
    return { built, load: weigh(await loadPage(browser, server, address, idleTime)) };
  });

let results;
try {
  console.log(`Building ${count} pages with this project`);
  const own = await withPlainSite(count, visit);
  console.log('Building them with Docusaurus as it comes');
  const stock = await visit(await buildStockSite(count));
  results = [
    { name: 'this project', ...own },
    { name: 'Docusaurus as it comes', ...stock },
  ];
} catch (error) {
  stop(error.message);
} finally {
  await browser.close();
}

const [own, stock] = results.map(({ built }) => built.cpuSeconds);
console.log(`
${count} pages of 600 words and four code blocks; here with both code variants and the search index, without the API reference
${formatTable([
  ['cold build', ...costHeader],
  ...results.map(({ name, built }) => [name, ...costCells(built)]),
])}
${own && stock ? `\nThis project takes ${(own / stock).toFixed(2)} times the CPU of Docusaurus as it comes.\n` : ''}
First visit of a page, gzip
${formatTable([
  ['', 'JavaScript', 'CSS', 'HTML', 'at load', 'idle', 'total'],
  ...results.map(({ name, load }) => [
    name,
    ...[
      load.script,
      load.style,
      load.document,
      load.total,
      load.later,
      load.total + load.later,
    ].map(kilobytes),
  ]),
])}
${busyRemark()}`);
