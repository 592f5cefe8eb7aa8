// `npm test`: installs what is missing and runs the checks that are due. `npm run test:all`: runs every check, or one shard of them,
// and records a full run that passed. `npm test` stops at the first stage that fails; a full run goes on with what doesn't need it.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { headCommit, isAncestor, isCommitted } from './lib/content-tests/changes.mjs';
import {
  continuedRun,
  failedUnits,
  fullRunFile,
  mergeShards,
  readFullRun,
  removeReports,
  writeFullRun,
} from './lib/full-run.mjs';
import { readReport, summaryOf } from './lib/report.mjs';
import { parseShard } from './lib/shards.mjs';
import { install } from './lib/install.mjs';
import { reports } from './lib/reports.mjs';
import { runStages } from './lib/stages.mjs';
import { browserTimes, claimTimes } from './lib/times.mjs';

const usage = `npm test                              what is due; tests/README.md says what that is
npm run test:all                      everything; records a run that passed in ${fullRunFile}
npm run test:all -- --again           what failed in the last full run here; records both together once nothing fails
npm run test:all -- --shard 2/4       one of four parts of everything; its report is test-results/shard-2.json
npm run test:all -- --record <file …> records a full run from the reports of all its shards`;

function readArgs() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        shard: { type: 'string' },
        again: { type: 'boolean' },
        record: { type: 'boolean' },
      },
    });
    const modes = ['shard', 'again', 'record'].filter((name) => values[name]);
    if (modes.length > 0 && !values.all) {
      throw new Error(`--${modes[0]} belongs to \`npm run test:all\`.`);
    }
    if (modes.length > 1) throw new Error(`--${modes.join(' and --')} exclude each other.`);
    if (positionals.length > 0 !== Boolean(values.record)) {
      throw new Error('Reports of shards are given with --record, and with nothing else.');
    }
    const shard = values.shard === undefined ? undefined : parseShard(values.shard);
    return { ...values, shard, files: positionals };
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
}

const args = readArgs();

/** Records a full run from the reports of its shards. @throws {Error} if they are none */
function record() {
  const shards = args.files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  writeFullRun(mergeShards(shards));
  console.log(`${fullRunFile} names the full run of ${shards[0].commit.slice(0, 7)}.`);
}

const readJson = (file) =>
  file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/**
 * Returns what a run is recorded with: how many tests there are, and how long everything took.
 * @param {readonly import('./lib/report.mjs').Stage[]} done the stages that ran
 * @param {string | undefined} commit what was tested
 */
function resultsOf(done, commit) {
  const e2e = readJson(reports['browser tests']);
  const claims = readJson(reports.claims);
  const { files = {}, visits = {} } = e2e ? browserTimes(e2e) : {};
  const tested = done.filter(({ report }) => report);
  return {
    commit,
    date: new Date().toISOString().slice(0, 10),
    counts: {
      ...Object.fromEntries(
        tested.map(({ name, report }) => [name, report.passed + report.failed.length]),
      ),
      visits: Object.keys(visits).length,
    },
    seconds: {
      stages: Object.fromEntries(done.map(({ name, ms }) => [name, Math.round(ms / 1000)])),
      files,
      visits,
      claims: claims ? claimTimes(claims, process.cwd()) : {},
    },
  };
}

/** A full run that failed, with what must run again. */
const failedRunFile = 'test-results/failed-run.json';

/** Returns the full run that `--again` goes on with. @throws {Error} without one */
function failedRun() {
  const run = readJson(failedRunFile);
  if (!run) throw new Error(`There is no ${failedRunFile}: run npm run test:all first.`);
  if (isAncestor(run.commit)) return run;
  throw new Error(
    `The full run in ${failedRunFile} is of ${run.commit}, which this history doesn't contain.`,
  );
}

/** Returns the commit that is tested; undefined while something isn't committed. */
const testedCommit = () => (isCommitted() ? headCommit() : undefined);

/**
 * Writes what a full run found: the record if all of it passed, else what to run again.
 * @param {boolean} isSame whether one commit was tested from the beginning to the end
 */
function keepFullRun(ok, run, failed, isSame) {
  if (!isSame) {
    console.log(
      `\nNot recorded in ${fullRunFile}: something was not committed, or was committed meanwhile.`,
    );
  } else if (ok) {
    writeFullRun(run);
    rmSync(failedRunFile, { force: true });
  } else if (failed) writeFileSync(failedRunFile, JSON.stringify({ ...run, failed }));
}

async function test() {
  const earlier = args.again ? failedRun() : undefined;
  const commit = testedCommit();
  // Shards may run one after the other on one machine.
  removeReports('test-results', /^(?:failed-run|shard-\d+)\.json$/);
  const reportOf = (name) => {
    const file = reports[name];
    if (!file) return undefined;
    return readReport(existsSync(file) ? readFileSync(file, 'utf8') : undefined, process.cwd());
  };
  const since = Date.now();
  const done = await runStages([[{ install: async () => ({ code: await install() }) }]]);
  let said = '';
  let names = [];
  if (done.every(({ ok }) => ok)) {
    // Only now, since it needs what was installed.
    const { namesOf, stagesNeeded, testStages } = await import('./lib/test-stages.mjs');
    const { lists, intro, outro } = testStages({ ...args, again: earlier?.failed }, readFullRun());
    console.log(`\n${intro}`);
    names = namesOf(lists);
    const isNeeded = (name) => !args.all || stagesNeeded.has(name);
    done.push(...(await runStages(lists, { reportOf, isNeeded })));
    said = outro;
  }
  const { ok, text } = summaryOf(done, Date.now() - since);
  if (args.shard) {
    const report = { ...resultsOf(done, headCommit()), shard: args.shard, ok };
    writeFileSync(`test-results/shard-${args.shard.index}.json`, JSON.stringify(report));
  } else if (args.all) {
    const run = resultsOf(done, commit);
    const failed = names.length > 0 ? failedUnits(done, names) : earlier?.failed;
    const isSame = commit !== undefined && commit === testedCommit();
    keepFullRun(ok, earlier ? continuedRun(earlier, run) : run, failed, isSame);
  }
  console.log(`\n${said}\n${text}`);
  process.exitCode = ok ? 0 : 1;
}

try {
  await (args.record ? record() : test());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
