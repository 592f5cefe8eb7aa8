// `npm run bench:whole`: what building the whole site costs, next to its budgets: cold, and warm with one page changed.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySources, linkPackages } from '../lib/copy-sources.mjs';
import { temporaryFolder } from '../lib/temporary-folder.mjs';
import { sizeOf } from '../lib/versions/site.mjs';
import { measuredBuild } from './lib/measured-build.mjs';
import { busyRemark, costCells, costHeader, formatTable } from './lib/table.mjs';

/** The guide that is edited to measure what a change costs: of medium length, with demos. */
const edited = '/react-data-grid/sorting';

/** Not sources. `.git` stays behind too, so that looking up the dates of last changes is not measured. */
const leftBehind = new Set(['node_modules', 'build', '.docusaurus', '.git', 'test-results']);

const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(2)} GB`;
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
const seconds = (value) => `${value.toFixed(1)} s`;
const percent = (share) => `${(share * 100).toFixed(0)} %`;

/** Returns a row of the table: a measurement next to its budget. */
const verdictOf = (name, value, most, format) => [
  name,
  format(value),
  format(most),
  value <= most ? 'ok' : 'over',
];

// A copy: its packages are links to the project's, except for the cache, so that the first build is cold and leaves that cache alone.
const project = process.cwd();
const dir = temporaryFolder('docs-bench-');
copySources(
  project,
  dir,
  readdirSync(project).filter((name) => !leftBehind.has(name)),
);
linkPackages(project, dir);

/** Measures all of `npm run build`, including the compressing. */
async function build(name) {
  console.log(`Building: ${name}`);
  const run = await measuredBuild([process.execPath, 'scripts/docusaurus.mjs', 'build'], {
    cwd: dir,
  });
  const [, after] = /in ([\d.]+) s of CPU/.exec(run.output) ?? [];
  return { ...run, name, afterSeconds: Number(after) };
}

const cold = await build('cold');
// Without the compressed copies.
const buildBytes = sizeOf(path.join(dir, 'build'), (file) => !/\.(?:br|gz)$/.test(file));

const page = path.join(dir, 'docs', edited, 'index.mdx');
writeFileSync(page, `${readFileSync(page, 'utf8')}\nOne sentence more.\n`);
const warm = await build('warm, one page changed');

console.log(`
${formatTable([
  ['build', ...costHeader, 'after Docusaurus, CPU s'],
  ...[cold, warm].map((run) => [run.name, ...costCells(run), run.afterSeconds.toFixed(1)]),
])}

${formatTable([
  ['what', 'measured', 'budget', ''],
  verdictOf('CPU of a cold build', cold.cpuSeconds, 420, seconds),
  verdictOf('memory of a cold build', cold.peakBytes ?? NaN, 6e9, gigabytes),
  // Shares of the CPU of a cold build.
  verdictOf('compressing', cold.afterSeconds / cold.cpuSeconds, 0.2, percent),
  verdictOf('warm build', warm.cpuSeconds / cold.cpuSeconds, 0.4, percent),
  verdictOf('bytes of a build, uncompressed', buildBytes, 320e6, megabytes),
])}
`);

console.log(busyRemark());
