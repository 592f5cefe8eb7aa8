// `npm test`: installs what is missing and runs every check, the quick ones first; stops at the first that fails.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { browserPath } from './lib/find-browser.mjs';
import { install } from './lib/install.mjs';
import { installReleases } from './lib/install-releases.mjs';
import { createProgress, timeOf } from './lib/progress.mjs';
import { readReport, summaryOf } from './lib/report.mjs';
import { run, runTool } from './lib/run.mjs';

const reports = {
  'unit tests': 'test-results/unit.json',
  'migration guides': 'test-results/releases.json',
  claims: 'test-results/claims.json',
  'build failures': 'test-results/failures.json',
  'browser tests': 'test-results/e2e.json',
};

async function browser() {
  try {
    console.log(await browserPath());
    return { code: 0 };
  } catch (error) {
    console.error(error.message);
    return { code: 1, output: error.message };
  }
}

const npm = (script, { args = [], ...options } = {}) =>
  run('npm', ['run', '--silent', script, ...args], options);

const vitest = (config, report, options) =>
  runTool(
    'vitest',
    [
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    options,
  );

const atEnd = { atEnd: true };

/**
 * Lists of lanes. The lists run one after the other, the lanes of a list in parallel. Few stages keep two cores busy all the
 * time, and the stages of one lane need nothing from those of the other: they read the same packages and write into folders of
 * their own.
 */
const stages = [
  [{ install: async () => ({ code: await install() }) }],
  // In this order: `apt-get` blocks this process, but not the npm that it has already started.
  [{ 'older packages': async () => ({ code: await installReleases() }) }, { browser }],
  [
    {
      types: () => npm('typecheck', atEnd),
      lint: () => npm('lint', atEnd),
      prose: () => npm('check:prose', atEnd),
      coverage: () => run(process.execPath, ['scripts/check-coverage.mjs', '--complete'], atEnd),
      claims: () => npm('test:claims', { args: ['--', `--report=${reports.claims}`], ...atEnd }),
    },
    {
      'unit tests': () => vitest('vitest.config.ts', reports['unit tests'], atEnd),
      'migration guides': () =>
        vitest('vitest.releases.config.ts', reports['migration guides'], atEnd),
      build: async () => ({ code: await build() }),
      'build failures': () => vitest('vitest.failures.config.ts', reports['build failures'], atEnd),
    },
  ],
  [{ 'browser tests': () => npm('test:e2e') }],
];

/** How long the stages of the last run took: a waiting person is told. */
const timesFile = 'test-results/stages.json';
const timesBefore = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : {};

const done = [];
/** The running stages: name -> when it began. */
const running = new Map();
const count = stages.flatMap((lanes) => lanes.flatMap(Object.keys)).length;

/** Returns a line that tells a waiting person what is running and for how long. */
function statusLine() {
  const parts = [...running].map(([name, from]) => {
    const before = timesBefore[name] && `, ${timeOf(timesBefore[name])} in the last run`;
    return `${name} (${timeOf(Date.now() - from)}${before ?? ''})`;
  });
  return parts.length > 0
    ? `-- ${done.length} of ${count} stages done after ${timeOf(Date.now() - since)}; running: ${parts.join(', ')}`
    : undefined;
}

const reportOf = (name) => {
  const file = reports[name];
  if (!file) return undefined;
  return readReport(existsSync(file) ? readFileSync(file, 'utf8') : undefined, process.cwd());
};

/** Runs the stages of a lane in order, until one fails, in this lane or in another. */
async function runInOrder(lane) {
  for (const [name, stage] of Object.entries(lane)) {
    if (done.some(({ ok }) => !ok)) return;
    console.log(`\n== ${name}`);
    const from = Date.now();
    running.set(name, from);
    const { code, output } = await stage();
    running.delete(name);
    const ok = code === 0;
    const ms = Date.now() - from;
    done.push({ name, ms, ok, output, report: reportOf(name) });
    progress.say(
      `-- ${name}: ${ok ? 'done' : 'failed'} in ${timeOf(ms)}; ${done.length} of ${count} stages done`,
    );
  }
}

rmSync('test-results', { recursive: true, force: true });
const since = Date.now();
const progress = createProgress();
progress.follow(statusLine, 30_000);
for (const lanes of stages) await Promise.all(lanes.map(runInOrder));

const ms = Date.now() - since;
const { ok, text } = summaryOf(done, ms);
mkdirSync('test-results', { recursive: true });
const times = Object.fromEntries(done.map((stage) => [stage.name, stage.ms]));
writeFileSync(timesFile, JSON.stringify(times));
console.log(`\n${text}`);
process.exit(ok ? 0 : 1);
