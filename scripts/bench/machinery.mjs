// `npm run bench:machinery -- --only head,routes`: switches off one piece of `src/bundler/page-weight` at a time and prints what it
// saves: gzip bytes of a text page, and CPU of a build of 400 pages. Bytes are exact; CPU needs a machine with little else to do. The
// README there says how to measure what a piece does to blocking time.
import '../lib/say-mistakes.mjs';
import { parseArgs } from 'node:util';
import { pieces } from '../../src/bundler/page-weight/pieces.mjs';
import { UsageError } from '../lib/usage-error.mjs';
import { launch } from './lib/browser.mjs';
import { parseCount } from './lib/cli.mjs';
import { measurePlainSite } from './lib/plain-site.mjs';
import { busyRemark, formatTable, kilobytes } from './lib/table.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: pieces.join(',') },
    pages: { type: 'string', default: '400' },
  },
});
const names = values.only.split(',');
const count = parseCount('--pages', values.pages);
const wrong = names.find((name) => !pieces.includes(name));
if (wrong !== undefined) {
  throw new UsageError(`"${wrong}" is not a piece (${pieces.join(', ')}).`);
}

const browser = await launch();

/** Measures what a build costs and what its pages weigh with the given `PAGE_WEIGHT`. */
async function measure(setting) {
  console.log(`Building ${setting || 'with all pieces'}`);
  const { built, load } = await measurePlainSite(browser, count, { PAGE_WEIGHT: setting });
  // A run takes long, so print the results so far.
  console.log(`  ${kilobytes(load.total)}, ${built.cpuSeconds} s of CPU`);
  return { cpu: built.cpuSeconds, bytes: load.total, script: load.script };
}

/** Returns a row of the table: how much more a build without a piece needs than one with all pieces. */
function rowOf(name, result, whole) {
  const more = result.cpu - whole.cpu;
  return [
    name,
    kilobytes(result.bytes - whole.bytes),
    `${more.toFixed(1)} s, ${((100 * more) / result.cpu).toFixed(0)} %`,
  ];
}

const whole = await measure('');
const rows = [];
for (const name of names) rows.push(rowOf(name, await measure(`without:${name}`), whole));
if (names.length > 1) rows.push(rowOf('all of them', await measure('off'), whole));
await browser.close();
console.log(`
What each piece saves on its own
${formatTable([['piece', 'gzip', `CPU of ${count} pages`], ...rows])}

With all pieces: ${kilobytes(whole.bytes)} gzip, of which scripts ${kilobytes(whole.script)}; ${whole.cpu.toFixed(1)} s of CPU
${busyRemark()}`);
