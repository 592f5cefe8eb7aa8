// `npm run bench:machinery -- --only head,routes --measure bytes,cpu,blocking`: switches off one piece of `src/bundler/page-weight` at a
// time and prints what it saves: gzip bytes of a text page, CPU of a build of 400 pages, and blocking time on a slow phone of a
// text page and of a page with a Data Grid, medians of five. Bytes are exact; CPU needs a machine with little else to do,
// blocking time an idle one.
import { parseArgs } from 'node:util';
import { pieces } from '../../src/bundler/page-weight/pieces.mjs';
import { blockingTime } from './lib/blocking.mjs';
import { launch } from './lib/browser.mjs';
import { parseCount, stop } from './lib/cli.mjs';
import { loadPage, weigh } from './lib/page-load.mjs';
import { withDemoSite, withPlainSite } from './lib/plain-site.mjs';
import { hostPath, withServer } from './lib/server.mjs';
import { busyRemark, formatTable, kilobytes } from './lib/table.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(pieces).join(',') },
    measure: { type: 'string', default: 'bytes,cpu,blocking' },
    pages: { type: 'string', default: '400' },
  },
});
const measures = values.measure.split(',');
const names = values.only.split(',');
const count = parseCount('--pages', values.pages);
const wrong =
  measures.find((name) => !['bytes', 'cpu', 'blocking'].includes(name)) ??
  names.find((name) => !Object.hasOwn(pieces, name));
if (wrong !== undefined) {
  stop(
    `"${wrong}" is neither a measure (bytes, cpu, blocking) nor a piece (${Object.keys(pieces).join(', ')}).`,
  );
}

const browser = await launch();

/** Measures what a build costs and what its pages weigh with the given `PAGE_WEIGHT`. */
async function measure(setting) {
  console.log(`Building ${setting || 'with all pieces'}`);
  const env = { PAGE_WEIGHT: setting };
  const result = {};
  if (measures.some((name) => name !== 'blocking')) {
    await withPlainSite(
      count,
      async ({ dir, pages, built }) => {
        result.cpu = built.cpuSeconds;
        const { total, script } = await withServer(dir, async (server) =>
          weigh(await loadPage(browser, server, hostPath(`${pages[0].path}/`))),
        );
        Object.assign(result, { bytes: total, script });
      },
      { env },
    );
  }
  if (measures.includes('blocking')) {
    await withDemoSite(
      ({ dir, textPage, gridPage }) =>
        withServer(dir, async (server) => {
          result.text = await blockingTime(browser, server, hostPath(textPage));
          result.grid = await blockingTime(browser, server, hostPath(gridPage));
        }),
      { env },
    );
  }
  // A run takes long, so print the results so far.
  const known = Object.entries(result).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  console.log(`  ${known.join(', ')}`);
  return result;
}

/** The columns of the table: what is measured, its title, and what a build without a piece has more of than the whole. */
const columns = [
  ['bytes', 'gzip', (result, whole) => kilobytes(result.bytes - whole.bytes)],
  ['cpu', `CPU of ${count} pages`, (result, whole) => moreOf('cpu', 's', 1, result, whole)],
  ['blocking', 'text page blocked', (result, whole) => moreOf('text', 'ms', 0, result, whole)],
  ['blocking', 'grid page blocked', (result, whole) => moreOf('grid', 'ms', 0, result, whole)],
].filter(([name]) => measures.includes(name));

function moreOf(key, unit, decimals, result, whole) {
  const more = result[key] - whole[key];
  return `${more.toFixed(decimals)} ${unit}, ${((100 * more) / result[key]).toFixed(0)} %`;
}

const rows = [];
try {
  const whole = await measure('');
  const row = (name, result) => [name, ...columns.map(([, , cell]) => cell(result, whole))];
  for (const name of names) rows.push(row(name, await measure(`without:${name}`)));
  if (values.only.includes(',')) rows.push(row('all of them', await measure('off')));
  console.log(`
What each piece saves on its own
${formatTable([['piece', ...columns.map(([, title]) => title)], ...rows])}

With all pieces: ${[
    whole.bytes && `${kilobytes(whole.bytes)} gzip, of which scripts ${kilobytes(whole.script)}`,
    whole.cpu && `${whole.cpu.toFixed(1)} s of CPU`,
    whole.text !== undefined &&
      `blocked for ${Math.round(whole.text)} ms (text) and ${Math.round(whole.grid)} ms (grid)`,
  ]
    .filter(Boolean)
    .join('; ')}
${busyRemark()}`);
} catch (error) {
  stop(error.message);
} finally {
  await browser.close();
}
