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

const tool = async (name, args) => (await runTool(name, args)).code;
const npm = async (script) => (await run('npm', ['run', '--silent', script])).code;

const vitest = (config, report) => () =>
  tool('vitest', [
    'run',
    `--config=${config}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);

const stages = {
  install,
  browser,
  types: () => npm('typecheck'),
  lint: () => npm('lint'),
  prose: () => npm('check:prose'),
  coverage: async () =>
    (await run(process.execPath, ['scripts/check-coverage.mjs', '--complete'])).code,
  'unit tests': vitest('vitest.config.ts', reports.unit),
  build: () => build(),
  'build failures': vitest('vitest.failures.config.ts', reports.failures),
  'browser tests': () => npm('test:e2e'),
};

rmSync('test-results', { recursive: true, force: true });
const done = [];
for (const [name, stage] of Object.entries(stages)) {
  console.log(`\n== ${name}`);
  const since = Date.now();
  const code = await stage();
  done.push({ name, ms: Date.now() - since, ok: code === 0 });
  if (code !== 0) {
    break;
  }
}

const counts = Object.values(reports).map((file) => countsOf(read(file)));
console.log(`\n${summaryOf(done, counts)}`);
process.exit(done.every(({ ok }) => ok) ? 0 : 1);
