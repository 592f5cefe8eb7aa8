import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests in a thousand may pass only on a retry; more than that can't be blamed on the machine. */
const secondTriesPerThousand = 2;

/** Returns how many tests of a run may pass only on a retry: two in a small run. */
const secondTriesAllowed = (passed) =>
  Math.max(2, Math.floor((passed / 1000) * secondTriesPerThousand));

/** Limits for the summary, so that all of it fits into the last lines of a log. */
const limits = { tests: 10, lines: 12, retryLines: 4, outputLines: 25 };

/**
 * @typedef {{ name: string, message: string }} NamedTest `file › title`, and the message of its failure
 * @typedef {{ passed: number, failed: NamedTest[], retried: NamedTest[] }} Report `retried`: failed, then passed; these
 *   also count as passed
 * @typedef {{ name: string, ms: number, ok: boolean, report?: Report, output?: string }} Stage the result of a stage
 */

/** Returns the message of a failure, which reports give as text or as an error object. */
const messageOf = (error) => stripVTControlCharacters(String(error?.message ?? error ?? '')).trim();

/** Returns the specs of Playwright's suites and of the suites inside them, each with the titles around it. */
export const specsOf = (suites, around = []) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map((spec) => ({ ...spec, around })),
    ...inner.flatMap((each) => specsOf([each], [...around, each.title])),
  ]);

/** Whether a test of Playwright was to run and didn't, because the run or what it needs ended before. */
const isLeft = ({ status, results }) =>
  status === 'skipped' && (results.at(-1)?.status ?? 'interrupted') === 'interrupted';

function ofPlaywright({ config, suites, errors = [] }, siteDir) {
  const named = (isWanted) =>
    specsOf(suites).flatMap(({ file, title, around, tests }) =>
      tests.filter(isWanted).map(({ results }) => ({
        name: [path.relative(siteDir, path.join(config.rootDir, file)), ...around, title].join(
          ' › ',
        ),
        message: messageOf(results.findLast(({ error }) => error)?.error),
      })),
    );
  const retried = named(({ status }) => status === 'flaky');
  return {
    passed: named(({ status }) => status === 'expected').length + retried.length,
    // `errors` belong to no test: a file that cannot be read, a server that does not start.
    failed: [
      ...named(({ status }) => status === 'unexpected'),
      ...named(isLeft).map((each) => ({ ...each, message: each.message || 'It did not run.' })),
      ...errors.map((error) => ({ name: 'Playwright', message: messageOf(error) })),
    ],
    retried,
  };
}

function ofVitest({ numPassedTests, testResults }, siteDir) {
  const named = ({ name, assertionResults }, isWanted) =>
    assertionResults.filter(isWanted).map(({ ancestorTitles, title, failureMessages }) => ({
      name: [path.relative(siteDir, name), ...ancestorTitles, title].join(' › '),
      message: messageOf(failureMessages[0]),
    }));
  const failed = testResults.flatMap((file) => {
    const tests = named(file, ({ status }) => status === 'failed');
    return file.status === 'failed' && tests.length === 0
      ? [{ name: path.relative(siteDir, file.name), message: messageOf(file.message) }]
      : tests;
  });
  // A test that passed on a retry keeps the messages of its failed tries.
  const retried = testResults.flatMap((file) =>
    named(
      file,
      ({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0,
    ),
  );
  return { passed: numPassedTests, failed, retried };
}

/**
 * Reads a JSON report of Vitest or Playwright.
 * @param {string | undefined} json the report; undefined if its stage did not write one
 * @param {string} siteDir the folder that names of files are relative to
 * @returns {Report} without any tests if the report is missing or cut off
 */
export function readReport(json, siteDir) {
  try {
    const report = JSON.parse(json ?? '');
    return report.suites ? ofPlaywright(report, siteDir) : ofVitest(report, siteDir);
  } catch {
    return { passed: 0, failed: [], retried: [] };
  }
}

/** Formats milliseconds in seconds: `48 s`. */
export const seconds = (ms) => `${Math.round(ms / 1000)} s`;

/** Returns the first lines of a text, indented below the line that they belong to. */
const indented = (text, count) =>
  text
    .split('\n')
    .slice(0, count)
    .map((line) => `  ${line}`.trimEnd());

/** Returns the lines about tests, each with the start of its message, for as many as the limit allows. */
const about = (label, tests, lines) => [
  ...tests
    .slice(0, limits.tests)
    .flatMap(({ name, message }) => [`${label}: ${name}`, ...indented(message, lines)]),
  ...(tests.length > limits.tests ? [`… and ${tests.length - limits.tests} more`] : []),
];

/** Returns the end of a failed stage's output, for stages whose report names no failed test. */
const endOf = ({ name, output = '' }) => {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n').slice(-limits.outputLines);
  return [`Last output of "${name}":`, ...indented(lines.join('\n'))];
};

/**
 * Returns the summary that `npm test` ends with: what failed and why, what passed only on a second try, a line for each stage
 * that ran, the stages that stopped it, and the totals.
 * @param {Stage[]} stages in the order in which they ended
 * @param {number} ms the time of the whole run; less than the sum of its stages, since some run in parallel
 * @returns {{ ok: boolean, text: string }} whether the run passed, and the summary
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
  // A failed stage without failed tests, such as the types, counts as one failure.
  const failures = failed.length + silent.length + (isRacy ? 1 : 0);
  const lines = [
    ...about('passed on a second try', retried, limits.retryLines),
    ...silent.flatMap(endOf),
    ...about('failed', failed, limits.lines),
    ...stages.map(
      ({ ok, name, ms: time, report }) =>
        `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds(time)})${report ? `: ${report.passed} passed` : ''}`,
    ),
    `Total time: ${seconds(ms)}`,
    ...(isRacy
      ? [
          `${retried.length} tests passed only on a second try; at most ${allowed} are allowed. Fix them.`,
        ]
      : []),
    ...(broken.length > 0 ? [`Stopped at: ${broken.map(({ name }) => name).join(', ')}`] : []),
    `${passed} passed, ${failures} failed`,
  ];
  return { ok: failures === 0, text: lines.join('\n') };
}
