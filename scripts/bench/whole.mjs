// `npm run bench:whole`: what building the whole site costs, next to its budgets: cold, and warm with one page changed. `--cold` leaves
// out the second build.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { verdictOf } from './lib/budgets.mjs';
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

/** Returns the bytes of a build, without the compressed copies. */
const bytesOfBuild = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

const cold = await build('cold');
const buildBytes = bytesOfBuild(path.join(dir, 'build'));

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
