import { describe, expect, it } from 'vitest';
import { countsOf, summaryOf } from './report.mjs';

describe('countsOf', () => {
  it('reads the reports of Vitest and Playwright', () => {
    expect(countsOf('{"numPassedTests":4,"numFailedTests":1}')).toEqual({ passed: 4, failed: 1 });
    expect(countsOf('{"stats":{"expected":7,"unexpected":2,"flaky":1,"skipped":0}}')).toEqual({
      passed: 7,
      failed: 3,
    });
  });

  it('takes no report, or half of one, for no tests', () => {
    expect(countsOf(undefined)).toEqual({ passed: 0, failed: 0 });
    expect(countsOf('{"numPassedTests":4,')).toEqual({ passed: 0, failed: 0 });
  });
});

describe('summaryOf', () => {
  const types = { name: 'types', ms: 1400, ok: true };

  it('ends with the sum of all reports', () => {
    const unit = { name: 'unit tests', ms: 2000, ok: true };
    const counts = [
      { passed: 5, failed: 0 },
      { passed: 2, failed: 0 },
    ];
    expect(summaryOf([types, unit], counts, 2100)).toBe(
      'ok     types (1 s)\nok     unit tests (2 s)\nin 2 s\n7 passed, 0 failed',
    );
  });

  it('names the stage it stopped at, which counts at least as one failure', () => {
    const lint = { name: 'lint', ms: 600, ok: false };
    expect(summaryOf([types, lint], [], 2000)).toBe(
      'ok     types (1 s)\nFAILED lint (1 s)\nin 2 s\nStopped at: lint\n0 passed, 1 failed',
    );
    expect(summaryOf([lint], [{ passed: 1, failed: 3 }], 600)).toContain('1 passed, 3 failed');
  });
});
