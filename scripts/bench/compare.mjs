// `npm run bench:compare -- --pages 400`: builds the same plain pages with this project and with Docusaurus as it comes: CPU
// seconds of cold builds and bytes of a first visit.
import '../lib/say-mistakes.mjs';
import { parseArgs } from 'node:util';
import { launch } from './lib/browser.mjs';
import { parseCount } from './lib/cli.mjs';
import { measurePlainSite, measureStockSite } from './lib/plain-site.mjs';
import { busyRemark, costCells, costHeader, formatTable, kilobytes } from './lib/table.mjs';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '400' } } });
const count = parseCount('--pages', values.pages);

const browser = await launch();

console.log(`Building ${count} pages with this project`);
const own = await measurePlainSite(browser, count);
console.log('Building them with Docusaurus as it comes');
const stock = await measureStockSite(browser, count);
await browser.close();

const results = [
  { name: 'this project', ...own },
  { name: 'Docusaurus as it comes', ...stock },
];
const ratio = own.built.cpuSeconds / stock.built.cpuSeconds;
console.log(`
${count} pages of 600 words and four code blocks; here with both code variants and the search index, without the API reference
${formatTable([
  ['cold build', ...costHeader],
  ...results.map(({ name, built }) => [name, ...costCells(built)]),
])}

This project takes ${ratio.toFixed(2)} times the CPU of Docusaurus as it comes.

First visit of a page, gzip
${formatTable([
  ['', 'JavaScript', 'CSS', 'HTML', 'at load', 'idle', 'total'],
  ...results.map(({ name, load: { script, style, document, total, later } }) => [
    name,
    ...[script, style, document, total, later, total + later].map(kilobytes),
  ]),
])}
${busyRemark()}`);
