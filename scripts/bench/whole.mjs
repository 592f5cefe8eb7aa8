// `npm run bench:whole`: what the whole site costs: builds and the live server, each next to its budget. `--skip live` or
// `--skip warm` leaves a part out.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { verdictOf } from './lib/budgets.mjs';
import { stop } from './lib/cli.mjs';
import { liveRun } from './lib/live-run.mjs';
import { measuredRun } from './lib/measured-run.mjs';
import { copySite } from './lib/site-copy.mjs';
import { busyRemark, costCells, costHeader, formatTable } from './lib/table.mjs';

const { values } = parseArgs({
  options: { skip: { type: 'string', multiple: true, default: [] } },
});

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
if (!values.skip.includes('warm')) {
  const page = path.join(dir, 'docs', edited, 'index.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nOne sentence more.\n`);
  warm = await build('warm, one page changed');
}

const builds = [cold, ...(warm ? [warm] : [])];
const compressing = ({ afterSeconds, cpuSeconds }) => afterSeconds / cpuSeconds;

// Print now: the live server may fail, and these results took a quarter of an hour.
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

if (!values.skip.includes('live')) {
  console.log('Starting the live server');
  const live = await liveRun(dir, edited);
  console.log(`
${formatTable([
  ['live server', ...costHeader.map((name) => name.replace('peak ', ''))],
  ...live.map((run) => [run.name, ...costCells(run)]),
])}
${formatTable([
  ['what', 'measured', 'budget', ''],
  verdictOf('first live page', live[0].wallSeconds),
  verdictOf('live change', Math.max(...live.slice(1).map((run) => run.wallSeconds))),
])}
`);
}
console.log(busyRemark());
