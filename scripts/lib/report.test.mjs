import { describe, expect, it } from 'vitest';
import { readReport, summaryOf } from './report.mjs';

const vitest = (testResults, numPassedTests = 4) =>
  readReport(JSON.stringify({ numPassedTests, numFailedTests: 9, testResults }), '/site');

/** Reads a Playwright report of one file, with a test at the top level and one in a `describe`. */
const playwright = (status, results, more = {}) =>
  readReport(
    JSON.stringify({
      config: { rootDir: '/site/tests' },
      suites: [
        {
          title: 'a.spec.ts',
          specs: [
            { title: 'reads', file: 'a.spec.ts', tests: [{ status: 'expected', results: [{}] }] },
          ],
          suites: [
            {
              title: 'on a phone',
              specs: [{ title: 'writes', file: 'a.spec.ts', tests: [{ status, results }] }],
            },
          ],
        },
      ],
      ...more,
    }),
    '/site',
  );

const red = '\u001b[31mError\u001b[39m: no';

describe('readReport', () => {
  it('reports a Vitest test that passed on retry', () => {
    const assertionResults = [
      { status: 'passed', ancestorTitles: [], title: 'a', failureMessages: [] },
      { status: 'passed', ancestorTitles: [], title: 'b', failureMessages: [red] },
    ];
    expect(vitest([{ name: '/site/src/b.test.ts', status: 'passed', assertionResults }])).toEqual({
      passed: 4,
      failed: [],
      retried: [{ name: 'src/b.test.ts › b', message: 'Error: no' }],
    });
  });

  it('reports failed Vitest tests with their messages', () => {
    const assertionResults = [
      { status: 'passed', ancestorTitles: [], title: 'a', failureMessages: [] },
      { status: 'failed', ancestorTitles: ['of b'], title: 'c', failureMessages: [red, 'more'] },
    ];
    expect(vitest([{ name: '/site/src/b.test.ts', status: 'failed', assertionResults }])).toEqual({
      passed: 4,
      failed: [{ name: 'src/b.test.ts › of b › c', message: 'Error: no' }],
      retried: [],
    });
  });

  it('reports a Vitest file that could not be loaded as a failure', () => {
    const file = { name: '/site/b.test.ts', status: 'failed', message: red, assertionResults: [] };
    expect(vitest([file]).failed).toEqual([{ name: 'b.test.ts', message: 'Error: no' }]);
  });

  it('reports a Playwright test that failed twice, with its last message', () => {
    const results = [{ error: { message: 'first' } }, { error: { message: red } }];
    expect(playwright('unexpected', results)).toEqual({
      passed: 1,
      failed: [{ name: 'tests/a.spec.ts › on a phone › writes', message: 'Error: no' }],
      retried: [],
    });
  });

  it('reports a Playwright test that passed on retry, and counts it as passed', () => {
    expect(playwright('flaky', [{ error: { message: red } }, {}])).toEqual({
      passed: 2,
      failed: [],
      retried: [{ name: 'tests/a.spec.ts › on a phone › writes', message: 'Error: no' }],
    });
  });

  it('reports an error that kept Playwright from running tests as a failure', () => {
    const { passed, failed } = playwright('skipped', [], { errors: [{ message: red }] });
    expect(passed).toBe(1);
    expect(failed).toContainEqual({ name: 'Playwright', message: 'Error: no' });
  });

  it('reports a Playwright test that an interrupted run left out as a failure, but not one that is skipped', () => {
    const left = [{ name: 'tests/a.spec.ts › on a phone › writes', message: 'It did not run.' }];
    expect(playwright('skipped', []).failed).toEqual(left);
    expect(playwright('skipped', [{ status: 'interrupted' }]).failed).toEqual(left);
    expect(playwright('skipped', [{ status: 'skipped' }]).failed).toEqual([]);
  });

  it('counts no tests for a missing or truncated report', () => {
    const none = { passed: 0, failed: [], retried: [] };
    expect(readReport(undefined, '/site')).toEqual(none);
    expect(readReport('{"numPassedTests":4,', '/site')).toEqual(none);
  });
});

describe('summaryOf', () => {
  const types = { name: 'types', ms: 1400, ok: true };
  const test = (name, message = 'Error: no') => ({ name, message });
  const tests = (count) => Array.from({ length: count }, (_, at) => test(`t${at}`));
  const stage = (report, ok = true) => ({
    name: 'unit tests',
    ms: 2000,
    ok,
    report: { passed: 5, failed: [], retried: [], ...report },
  });

  it('ends with the totals of all reports', () => {
    expect(summaryOf([types, stage({}), stage({ passed: 2 })], 2100)).toEqual({
      ok: true,
      text: 'ok     types (1 s)\nok     unit tests (2 s): 5 passed\nok     unit tests (2 s): 2 passed\nTotal time: 2 s\n7 passed, 0 failed',
    });
  });

  it('names failed stages with their last output, and counts each as a failure', () => {
    const output = `${'x\n'.repeat(100)}\u001b[31mb.ts:1 is wrong\u001b[39m\n`;
    const { ok, text } = summaryOf(
      [
        { name: 'lint', ms: 600, ok: false, output },
        { ...types, ok: false },
      ],
      2000,
    );
    expect(ok).toBe(false);
    expect(text).toMatch(/^Last output of "lint":\n {2}x\n/);
    expect(text).toContain('\n  b.ts:1 is wrong\n');
    expect(text).toContain('\nStopped at: lint, types\n0 passed, 2 failed');
    expect(text.split('\n').length).toBeLessThan(40);
  });

  it('lists failed tests with the start of their messages', () => {
    const message = `one\n\n${'more\n'.repeat(50)}`;
    const { ok, text } = summaryOf([stage({ failed: [test('a › b', message)] }, false)], 0);
    expect(ok).toBe(false);
    expect(text).toMatch(/^failed: a › b\n {2}one\n\n {2}more\n/);
    expect(text.match(/more/g)).toHaveLength(10);
    expect(text).toMatch(/\n5 passed, 1 failed$/);
  });

  it('lists at most ten failed tests, but counts all of them', () => {
    const { text } = summaryOf([stage({ failed: tests(13) }, false)], 0);
    expect(text.match(/^failed: /gm)).toHaveLength(10);
    expect(text).toContain('\n… and 3 more\n');
    expect(text).toMatch(/5 passed, 13 failed$/);
  });

  it('allows two tests to pass on retry, and lists them', () => {
    const { ok, text } = summaryOf([stage({ retried: tests(2) })], 0);
    expect(ok).toBe(true);
    expect(text).toMatch(
      /^passed on a second try: t0\n {2}Error: no\npassed on a second try: t1\n/,
    );
    expect(text).toMatch(/5 passed, 0 failed$/);
  });

  it('allows two of every thousand tests to pass on retry', () => {
    const stages = (count) => [stage({ passed: 3500, retried: tests(count) })];
    expect(summaryOf(stages(7), 0).ok).toBe(true);
    expect(summaryOf(stages(8), 0).ok).toBe(false);
  });

  it('fails when three tests of a small suite passed only on retry', () => {
    const { ok, text } = summaryOf([stage({ retried: tests(3) })], 0);
    expect(ok).toBe(false);
    expect(text).toContain('3 tests passed only on a second try; at most 2 are allowed.');
    expect(text).toMatch(/5 passed, 1 failed$/);
  });
});
