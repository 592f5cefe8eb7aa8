// The record of the last full run in which everything passed: `tests/full-run.json`. Only `npm run test:all` writes it.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const fullRunFile = 'tests/full-run.json';

/**
 * @typedef {object} FullRun
 * @property {string} commit the commit that was tested
 * @property {string} date of the run, such as `2026-11-27`
 * @property {Record<string, number>} counts how many tests of each kind there are
 * @property {Record<string, Record<string, number>>} seconds how long things took: kind -> name -> seconds. `--shard` cuts by these
 *
 * @typedef {FullRun & { shard: { index: number, count: number }, ok: boolean }} ShardReport
 */

/** Returns the problems of a record; none if it is well-formed. */
export function recordProblems(record) {
  const { commit, date, counts, seconds } = record ?? {};
  return [
    ...(/^[0-9a-f]{40}$/.test(commit) ? [] : [`"commit" is "${commit}"; allowed: a full hash`]),
    ...(/^\d{4}-\d\d-\d\d$/.test(date) ? [] : [`"date" is "${date}"; allowed: year-month-day`]),
    ...(Object.values(counts ?? {}).some((count) => count > 0) ? [] : ['"counts" counts no test']),
    ...(seconds && typeof seconds === 'object' ? [] : ['"seconds" is missing']),
  ].map((problem) => `${fullRunFile}: ${problem}.`);
}

/**
 * Reads the record.
 * @returns {FullRun | undefined} undefined before the first full run
 * @throws {Error} if it is malformed
 */
export function readFullRun(file = fullRunFile) {
  if (!existsSync(file)) return undefined;
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const problems = recordProblems(record);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return record;
}

/** Writes the record. */
export function writeFullRun({ commit, date, counts, seconds }, file = fullRunFile) {
  writeFileSync(file, `${JSON.stringify({ commit, date, counts, seconds }, null, 2)}\n`);
}

const add = (sums, values) => {
  for (const [name, value] of Object.entries(values)) sums[name] = (sums[name] ?? 0) + value;
  return sums;
};

const keepLarger = (most, values) => {
  for (const [name, value] of Object.entries(values)) {
    most[name] = Math.max(most[name] ?? 0, value);
  }
  return most;
};

/**
 * Puts the reports of all shards of one run together.
 * @param {readonly ShardReport[]} reports
 * @returns {FullRun}
 * @throws {Error} if a shard failed or is missing, or if they tested different commits
 */
export function mergeShards(reports) {
  const [first] = reports;
  if (!first) throw new Error('No reports of shards were given.');
  const { count } = first.shard;
  const problems = [
    ...reports.filter(({ ok }) => !ok).map(({ shard }) => `shard ${shard.index} failed`),
    ...reports
      .filter(({ commit, shard }) => commit !== first.commit || shard.count !== count)
      .map(({ shard }) => `shard ${shard.index} is of another run than shard ${first.shard.index}`),
    ...Array.from({ length: count }, (_, index) => index + 1)
      .filter((index) => reports.filter(({ shard }) => shard.index === index).length !== 1)
      .map((index) => `there must be one report of shard ${index}`),
  ];
  if (problems.length > 0) throw new Error(`This is no full run: ${problems.join('; ')}.`);
  const kinds = new Set(reports.flatMap(({ seconds }) => Object.keys(seconds)));
  return {
    commit: first.commit,
    date: reports
      .map(({ date }) => date)
      .sort()
      .at(-1),
    counts: reports.reduce((sums, { counts }) => add(sums, counts), {}),
    // A stage that every shard runs, such as the build, has the time of the slowest.
    seconds: Object.fromEntries(
      [...kinds].map((kind) => [
        kind,
        reports.reduce((times, { seconds }) => keepLarger(times, seconds[kind] ?? {}), {}),
      ]),
    ),
  };
}

/** The pages and files behind the names of tests in a report. */
const unitPatterns = [
  [/^docs\/(\S+)\/claims\.test\.tsx\b/, 'claims'],
  [/^tests\/claims\/fences\.test\.tsx › docs\/(\S+)\/index\.mdx?:/, 'claims'],
  [/^tests\/guides\.spec\.ts › .*?\/x\/(\S*?)\/? passes all checks/, 'visits'],
  [/^tests\/(?:small-site|analytics|offline)\//, 'files', 'small sites'],
  [/^(tests\/\S+\.spec\.ts)\b/, 'files'],
];

/** Returns what can run on its own and contains a test; undefined if there is no such thing. */
function unitOf(test) {
  const [pattern, kind, fixed] = unitPatterns.find(([each]) => each.test(test)) ?? [];
  return pattern && { kind, name: fixed ?? pattern.exec(test)[1] };
}

const uniqueUnits = (units) => [
  ...new Map(units.map((unit) => [`${unit.kind} ${unit.name}`, unit])).values(),
];

/**
 * Returns what must run again after a full run: the pages and test files of failed claims and browser tests, and whole stages that failed
 * without naming tests like these or didn't run.
 *
 * @param {readonly import('./report.mjs').Stage[]} done the stages that ran
 * @param {readonly string[]} all the names of all stages
 * @returns {import('./shards.mjs').Unit[]}
 */
export const failedUnits = (done, all) =>
  all.flatMap((stage) => {
    const result = done.find(({ name }) => name === stage);
    const isDivided = ['claims', 'browser tests'].includes(stage);
    if (result?.ok && !isDivided) return [];
    const { failed = [], retried = [] } = result?.report ?? {};
    // A test that needed a second try counts as failed here: with too many of them a run fails, too.
    const units = isDivided ? [...failed, ...retried].map(({ name }) => unitOf(name)) : [];
    const isKnown = isDivided && (result?.ok || failed.length > 0);
    return isKnown && units.every(Boolean) ? uniqueUnits(units) : [{ kind: 'stages', name: stage }];
  });

/**
 * Returns a full run after what failed in it ran again, maybe after corrections. It keeps its commit, so that everything that was
 * changed afterwards is due.
 *
 * @template {FullRun} Run
 * @param {Run} run
 * @param {FullRun} again
 * @returns {FullRun}
 */
export const continuedRun = (run, again) => ({
  commit: run.commit,
  date: again.date,
  // A stage that couldn't begin counted nothing.
  counts: keepLarger({ ...run.counts }, again.counts),
  seconds: Object.fromEntries(
    Object.entries({ ...again.seconds, ...run.seconds }).map(([kind, times]) => [
      kind,
      { ...again.seconds[kind], ...times },
    ]),
  ),
});

/**
 * Removes the reports of earlier runs. What must run again stays until it passed, whatever runs or is interrupted meanwhile.
 * @param {string} folder
 * @param {RegExp} kept the names of files that stay
 */
export function removeReports(folder, kept) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!kept.test(name)) rmSync(path.join(folder, name), { recursive: true });
  }
}
