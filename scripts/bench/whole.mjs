// `npm run bench:whole`: what building the whole site costs, next to its budgets: cold, and warm with one page changed. `--cold` leaves
// out the second build.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { verdictOf } from './lib/budgets.mjs';
import { sizeOf } from '../lib/versions/site.mjs';
import { stop } from './lib/cli.mjs';
import { measuredRun } from './lib/measured-run.mjs';
import { copySite } from './lib/site-copy.mjs';
import { busyRemark, costCells, costHeader, formatTable } from './lib/table.mjs';

const { values } = parseArgs({ options: { cold: { type: 'boolean' } } });

/** The guide that is edited to measure what a change costs: of medium length, with demos. */
const edited = '/react-data-grid/sorting';

const dir = copySite(process.cwd());

/** Measures all of `npm run build`, including the compressing. */
async function build(name) {
  console.log(`Building: ${name}`);
  const run = await measuredRun([process.execPath, 'scripts/docusaurus.mjs', 'build'], {
    cwd: dir,
  });
  if (run.code !== 0) stop(`${run.output}\nThe build failed: there is nothing to measure.`);
  const [, after] = /in ([\d.]+) s of CPU/.exec(run.output) ?? [];
  return { ...run, name, afterSeconds: Number(after) };
}

const cold = await build('cold');
// Without the compressed copies.
const buildBytes = sizeOf(path.join(dir, 'build'), (file) => !/\.(?:br|gz)$/.test(file));

let warm;
if (!values.cold) {
  const page = path.join(dir, 'docs', edited, 'index.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nOne sentence more.\n`);
  warm = await build('warm, one page changed');
}

const builds = [cold, ...(warm ? [warm] : [])];
const compressing = ({ afterSeconds, cpuSeconds }) => afterSeconds / cpuSeconds;

console.log(`
${formatTable([
  ['build', ...costHeader, 'after Docusaurus, CPU s'],
  ...builds.map((run) => [run.name, ...costCells(run), run.afterSeconds.toFixed(1)]),
])}

${formatTable([
  ['what', 'measured', 'budget', ''],
  verdictOf('CPU of a cold build', cold.cpuSeconds ?? NaN),
  verdictOf('memory of a cold build', cold.peakBytes ?? NaN),
  verdictOf('compressing', compressing(cold)),
  verdictOf('bytes of a build', buildBytes),
  ...(warm ? [verdictOf('warm build', warm.cpuSeconds / cold.cpuSeconds)] : []),
])}
`);

console.log(busyRemark());
