/**
 * Compares the API reference with the types of the installed packages and prints counts, time and memory:
 *
 *     npx jiti src/api-reference/node/compare.ts
 *
 * Exits with an error when a public member is missing from a page or a page has one that the type does not have.
 */
import path from 'node:path';
import { compareReference } from './compareTypes';
import { extractReference } from './extract';
import { productInputs } from './versions';

const products = productInputs(path.resolve(__dirname, '../../..'));
const start = Date.now();
const pages = extractReference(products);
const seconds = ((Date.now() - start) / 1000).toFixed(1);
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);

for (const { slug } of products) {
  const own = pages.filter(({ product }) => product === slug);
  const members = own.reduce((sum, { props }) => sum + Object.keys(props).length, 0);
  const slots = own.reduce((sum, page) => sum + page.slots.length, 0);
  const classes = own.reduce((sum, page) => sum + page.classes.length, 0);
  const interfaces = own.filter(({ kind }) => kind === 'interface').length;
  const kinds = `${own.length - interfaces} components, ${interfaces} interfaces`;
  console.log(`${slug}: ${kinds}, ${members} members, ${slots} slots, ${classes} classes`);
}
console.log(`read in ${seconds} s, peak memory ${megabytes} MB`);

const differences = compareReference(pages, products);
for (const [page, { missing, invented }] of differences) {
  console.error(`${page}: missing [${missing.join(', ')}], invented [${invented.join(', ')}]`);
}
console.log(`${pages.length - differences.size} of ${pages.length} pages agree with the types`);
process.exitCode = differences.size > 0 ? 1 : 0;
