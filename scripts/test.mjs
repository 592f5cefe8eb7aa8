// `npm test`: installs what is missing and runs every check, the quick ones first; stops at the first that fails.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { browserPath } from './lib/find-browser.mjs';
import { install } from './lib/install.mjs';
import { countsOf, summaryOf } from './lib/report.mjs';
import { run, runTool } from './lib/run.mjs';

const reports = {
  unit: 'test-results/unit.json',
  failures: 'test-results/failures.json',
  e2e: 'test-results/e2e.json',
};

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

async function browser() {
  try {
    console.log(await browserPath());
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}

const tool = async (name, args, options) => (await runTool(name, args, options)).code;
const npm = async (script) => (await run('npm', ['run', '--silent', script])).code;

const vitest = (config, report, options) =>
  tool(
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

/** Lists of stages, one after the other; what stands in one list runs at the same time: the unit tests often wait. */
const stages = [
  [{ install }],
  [{ browser }],
  [
    {
      types: () => npm('typecheck'),
      lint: () => npm('lint'),
      prose: () => npm('check:prose'),
      coverage: async () =>
        (await run(process.execPath, ['scripts/check-coverage.mjs', '--complete'])).code,
    },
    { 'unit tests': () => vitest('vitest.config.ts', reports.unit, { atEnd: true }) },
  ],
  [{ build: () => build() }],
  [{ 'build failures': () => vitest('vitest.failures.config.ts', reports.failures) }],
  [{ 'browser tests': () => npm('test:e2e') }],
];

const done = [];

/** Runs stages in their order, up to the first that fails. */
async function runInOrder(lane) {
  for (const [name, stage] of Object.entries(lane)) {
    console.log(`\n== ${name}`);
    const since = Date.now();
    const ok = (await stage()) === 0;
    done.push({ name, ms: Date.now() - since, ok });
    if (!ok) return;
  }
}

rmSync('test-results', { recursive: true, force: true });
const since = Date.now();
for (const lanes of stages) {
  if (done.every(({ ok }) => ok)) await Promise.all(lanes.map(runInOrder));
}

const counts = Object.values(reports).map((file) => countsOf(read(file)));
console.log(`\n${summaryOf(done, counts, Date.now() - since)}`);
process.exit(done.every(({ ok }) => ok) ? 0 : 1);
