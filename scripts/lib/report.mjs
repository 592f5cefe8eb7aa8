import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests in a thousand may pass only on a later try than their first; more than that isn't an accident of the machine. */
export const secondTriesPerThousand = 2;

/** How many tests of a run may pass only on a later try: two in a small one. */
export const secondTriesAllowed = (passed) =>
  Math.max(2, Math.floor((passed / 1000) * secondTriesPerThousand));

/** How much the summary says at most, so that the last lines of a log hold all of it. */
const limits = { tests: 10, lines: 12, retryLines: 4, outputLines: 25 };

/**
 * @typedef {{ name: string, message: string }} NamedTest `file › title`, and what its failure said
 * @typedef {{ passed: number, failed: NamedTest[], retried: NamedTest[] }} Report `retried`: failed, then passed; these
 *   are among the passed, too
 * @typedef {{ name: string, ms: number, ok: boolean, report?: Report, output?: string }} Stage what became of a stage
 */

/** The message of what a report says about a failure, be it a text or an error of its own. */
const messageOf = (error) => stripVTControlCharacters(String(error?.message ?? error ?? '')).trim();

/** The tests of a suite of Playwright and of those inside of it, each with its titles. */
function* testsOf(suite, titles = []) {
  for (const { file, title, tests } of suite.specs ?? []) {
    for (const { status, results } of tests) {
      const failure = results.findLast(({ error }) => error);
      yield { file, title: [...titles, title].join(' › '), status, failure };
    }
  }
  for (const inner of suite.suites ?? []) yield* testsOf(inner, [...titles, inner.title]);
}

function ofPlaywright({ config, suites, errors = [] }, siteDir) {
  const tests = suites.flatMap((suite) => [...testsOf(suite)]);
  const named = (wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ file, title, failure }) => ({
        name: `${path.relative(siteDir, path.join(config.rootDir, file))} › ${title}`,
        message: messageOf(failure?.error),
      }));
  const retried = named('flaky');
  return {
    passed: named('expected').length + retried.length,
    // Those without a test: a file that cannot be read, a server that does not start.
    failed: [
      ...named('unexpected'),
      ...errors.map((error) => ({ name: 'Playwright', message: messageOf(error) })),
    ],
    retried,
  };
}

function ofVitest({ numPassedTests, testResults }, siteDir) {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(siteDir, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) {
      return [{ name: file, message: messageOf(message) }];
    }
    return tests.map(({ ancestorTitles, title, failureMessages }) => ({
      name: [file, ...ancestorTitles, title].join(' › '),
      message: messageOf(failureMessages[0]),
    }));
  });
  // A test that passed keeps the messages of the try that failed.
  const retried = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
      .map(({ ancestorTitles, title, failureMessages }) => ({
        name: [path.relative(siteDir, name), ...ancestorTitles, title].join(' › '),
        message: messageOf(failureMessages[0]),
      })),
  );
  return { passed: numPassedTests, failed, retried };
}

/**
 * What a JSON report of Vitest or Playwright says about its tests.
 * @param {string | undefined} json the report; undefined when its stage did not come to write one
 * @param {string} siteDir the folder that files are named from
 * @returns {Report} no tests at all for no report, or one that was cut off
 */
export function readReport(json, siteDir) {
  try {
    const report = JSON.parse(json ?? '');
    return report.suites ? ofPlaywright(report, siteDir) : ofVitest(report, siteDir);
  } catch {
    return { passed: 0, failed: [], retried: [] };
  }
}

const seconds = (ms) => `${Math.round(ms / 1000)} s`;

/** The first lines of a text, set in below the line that they belong to. */
const indented = (text, count) =>
  text
    .split('\n')
    .slice(0, count)
    .map((line) => `  ${line}`.trimEnd());

/** The lines about tests: each with the start of its message, up to as many as are shown. */
const about = (label, tests, lines) => [
  ...tests
    .slice(0, limits.tests)
    .flatMap(({ name, message }) => [`${label}: ${name}`, ...indented(message, lines)]),
  ...(tests.length > limits.tests ? [`… and ${tests.length - limits.tests} more`] : []),
];

/** The end of what a failed stage printed, when no report says which test of it failed. */
const endOf = ({ name, output = '' }) => {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n').slice(-limits.outputLines);
  return [`The end of "${name}":`, ...indented(lines.join('\n'))];
};

/**
 * What `npm test` ends with: what failed and why, what passed only on a second try, a line for each stage that ran, the
 * stages that stopped it, and the sum.
 * @param {Stage[]} stages in the order in which they ended
 * @param {number} ms the time from the first to the last; less than the sum of stages that ran side by side
 * @returns {{ ok: boolean, text: string }} whether the run passed
 */
export function summaryOf(stages, ms) {
  const reports = stages.flatMap(({ report }) => report ?? []);
  const failed = reports.flatMap((report) => report.failed);
  const retried = reports.flatMap((report) => report.retried);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const broken = stages.filter(({ ok }) => !ok);
  const silent = broken.filter(({ report }) => !report?.failed.length);
  const allowed = secondTriesAllowed(passed);
  const isRacy = retried.length > allowed;
  // A stage without tests of its own, such as the types, counts as one failure.
  const failures = failed.length + silent.length + (isRacy ? 1 : 0);
  const lines = [
    ...about('passed on a second try', retried, limits.retryLines),
    ...silent.flatMap(endOf),
    ...about('failed', failed, limits.lines),
    ...stages.map(
      (stage) => `${stage.ok ? 'ok    ' : 'FAILED'} ${stage.name} (${seconds(stage.ms)})`,
    ),
    `in ${seconds(ms)}`,
    ...(isRacy
      ? [`${retried.length} tests passed only on a second try; at most ${allowed} may. Mend them.`]
      : []),
    ...(broken.length > 0 ? [`Stopped at: ${broken.map(({ name }) => name).join(', ')}`] : []),
    `${passed} passed, ${failures} failed`,
  ];
  return { ok: failures === 0, text: lines.join('\n') };
}
