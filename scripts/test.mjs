// `npm test`: installs what is missing and runs every check, the quick ones first; stops at the first that fails.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { browserPath } from './lib/find-browser.mjs';
import { install } from './lib/install.mjs';
import { installReleases } from './lib/install-releases.mjs';
import { readReport, summaryOf } from './lib/report.mjs';
import { run, runTool } from './lib/run.mjs';

const reports = {
  'unit tests': 'test-results/unit.json',
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
 * Lists of stages, one after the other; what stands in one list runs at the same time. The unit tests often wait. A build
 * keeps two cores busy for half of its time only, and neither claims nor the builds of small sites need what it makes: all of
 * them read the same packages and write into folders of their own.
 */
const stages = [
  [{ install: async () => ({ code: await install() }) }],
  [{ 'older packages': async () => ({ code: await installReleases() }) }],
  [{ browser }],
  [
    {
      types: () => npm('typecheck', atEnd),
      lint: () => npm('lint', atEnd),
      prose: () => npm('check:prose', atEnd),
      coverage: () => run(process.execPath, ['scripts/check-coverage.mjs', '--complete'], atEnd),
    },
    { 'unit tests': () => vitest('vitest.config.ts', reports['unit tests'], atEnd) },
  ],
  [
    { build: async () => ({ code: await build() }) },
    {
      claims: () => npm('test:claims', { args: ['--', `--report=${reports.claims}`], ...atEnd }),
      'build failures': () => vitest('vitest.failures.config.ts', reports['build failures'], atEnd),
    },
  ],
  [{ 'browser tests': () => npm('test:e2e') }],
];

const done = [];

const reportOf = (name) => {
  const file = reports[name];
  if (!file) return undefined;
  return readReport(existsSync(file) ? readFileSync(file, 'utf8') : undefined, process.cwd());
};

/** Runs stages in their order, up to the first that fails. */
async function runInOrder(lane) {
  for (const [name, stage] of Object.entries(lane)) {
    console.log(`\n== ${name}`);
    const since = Date.now();
    const { code, output } = await stage();
    const ok = code === 0;
    done.push({ name, ms: Date.now() - since, ok, output, report: reportOf(name) });
    if (!ok) return;
  }
}

rmSync('test-results', { recursive: true, force: true });
const since = Date.now();
for (const lanes of stages) {
  if (done.every(({ ok }) => ok)) await Promise.all(lanes.map(runInOrder));
}

const ms = Date.now() - since;
const { ok, text } = summaryOf(done, ms);
// `npm run bench:whole` estimates from it what the stages will take in a larger site.
mkdirSync('test-results', { recursive: true });
const times = Object.fromEntries(done.map((stage) => [stage.name, stage.ms]));
writeFileSync('test-results/stages.json', JSON.stringify(times));
console.log(`\n${text}`);
process.exit(ok ? 0 : 1);
