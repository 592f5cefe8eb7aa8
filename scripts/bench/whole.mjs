// `npm run bench:whole`: what the whole site costs: builds, the live server, and an estimate of `npm test`, each next to its
// budget. `--guides 360 --demos 2000` measures a larger site; `--skip live` or `--skip warm` leaves a part out.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { verdictOf } from './lib/budgets.mjs';
import { stop } from './lib/cli.mjs';
import { liveRun } from './lib/live-run.mjs';
import { measuredRun } from './lib/measured-run.mjs';
import { busyRemark, costCells, costHeader, formatTable } from './lib/table.mjs';
import { estimateTests } from './lib/test-estimate.mjs';
import { bytesOfBuild, wholeSite } from './lib/whole-site.mjs';

const { values } = parseArgs({
  options: {
    guides: { type: 'string', default: '180' },
    demos: { type: 'string', default: '900' },
    skip: { type: 'string', multiple: true, default: [] },
  },
});
const counts = { guides: Number(values.guides), demos: Number(values.demos) };
if (!Object.values(counts).every((count) => Number.isInteger(count) && count > 0)) {
  stop('--guides and --demos are whole numbers above 0.');
}

const site = await wholeSite(counts);
/** The size of the site that is measured. */
const measured = {
  guides: Math.max(counts.guides, site.guides),
  demos: Math.max(counts.demos, site.demos),
};

/** Measures all of `npm run build`, including the compressing. */
async function build(name) {
  console.log(`Building: ${name}`);
  const run = await measuredRun([process.execPath, 'scripts/docusaurus.mjs', 'build'], {
    cwd: site.dir,
  });
  if (run.code !== 0) stop(`${run.output}\nThe build failed: there is nothing to measure.`);
  const [, after] = /in ([\d.]+) s of CPU/.exec(run.output) ?? [];
  return { ...run, name, afterSeconds: Number(after) };
}

const cold = await build('cold');
const buildBytes = bytesOfBuild(path.join(site.dir, 'build'));

let warm;
if (!values.skip.includes('warm')) {
  const page = path.join(site.dir, 'docs', site.firstGuide, 'index.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nOne sentence more.\n`);
  warm = await build('warm, one page changed');
}

const builds = [cold, ...(warm ? [warm] : [])];
const compressing = ({ afterSeconds, cpuSeconds }) => afterSeconds / cpuSeconds;
const stagesFile = 'test-results/stages.json';

// Print now: the next steps may fail, and these results took a quarter of an hour.
console.log(`
${measured.guides} guides and ${measured.demos} demos, of which ${site.guides} and ${site.demos} are written
${formatTable([
  ['build', ...costHeader, 'after Docusaurus, CPU s'],
  ...builds.map((run) => [run.name, ...costCells(run), run.afterSeconds.toFixed(1)]),
])}

Budgets, for 180 guides and 900 demos
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
  const live = await liveRun(site.dir, site.firstGuide);
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

if (existsSync(stagesFile)) {
  const stages = JSON.parse(readFileSync(stagesFile, 'utf8'));
  const { rows, total } = estimateTests(stages, site, measured, cold.wallSeconds);
  console.log(`\`npm test\`, seconds: its last run here, and an estimate for this size
${formatTable([
  ['stage', 'now', 'then'],
  ...rows.map(([name, now, then]) => [name, now.toFixed(0), then.toFixed(0)]),
])}
${formatTable([['what', 'measured', 'budget', ''], verdictOf('all tests', total)])}
`);
} else {
  console.log('No estimate of `npm test`: it has not run here.');
}
console.log(busyRemark());
