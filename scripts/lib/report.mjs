/**
 * Passed and failed tests of a JSON report of Vitest or Playwright.
 * @param {string | undefined} json the report; undefined when its stage did not come to write one
 * @returns {{ passed: number, failed: number }} zeros for no report, or one that was cut off
 */
export function countsOf(json) {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(json ?? '');
    return stats
      ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
      : { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const seconds = (ms) => `${Math.round(ms / 1000)} s`;

/**
 * What `npm test` ends with: a line for each stage that ran, the stage it stopped at, and the sum.
 * @param {{ name: string, ms: number, ok: boolean }[]} stages in the order in which they ended
 * @param {{ passed: number, failed: number }[]} counts
 * @param {number} ms the time from the first to the last; less than the sum of stages that ran side by side
 */
export function summaryOf(stages, counts, ms) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const broken = stages.find(({ ok }) => !ok);
  return [
    ...stages.map(
      (stage) => `${stage.ok ? 'ok    ' : 'FAILED'} ${stage.name} (${seconds(stage.ms)})`,
    ),
    `in ${seconds(ms)}`,
    ...(broken ? [`Stopped at: ${broken.name}`] : []),
    // A stage without tests of its own, such as the types, counts as one failure.
    `${sum('passed')} passed, ${broken ? Math.max(sum('failed'), 1) : sum('failed')} failed`,
  ].join('\n');
}
