// How long the tests of a report took, and how many there are of each kind.
import path from 'node:path';
import { specsOf } from './report.mjs';

/** The title of a visit in `tests/guides.spec.ts`: it begins with the address of its page. */
const visitTitle = /^\/x\/(\S*?)\/? passes all checks/;

const rounded = (ms) => Math.round(ms / 100) / 10;

const addTo = (sums, name, ms) => {
  sums[name] = (sums[name] ?? 0) + ms;
};

const allRounded = (sums) =>
  Object.fromEntries(
    Object.entries(sums)
      .map(([name, ms]) => [name, rounded(ms)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * Reads the times of browser tests from Playwright's JSON report.
 * @param {object} report
 * @returns {{ files: Record<string, number>, visits: Record<string, number> }} seconds of each file, such as
 *   `tests/search.spec.ts`, of all tests on small sites, and of the visit of each page
 */
export function browserTimes({ suites }) {
  const files = {};
  const visits = {};
  for (const { file, title, tests } of specsOf(suites)) {
    const ms = tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0);
    const [, page] = visitTitle.exec(title) ?? [];
    // Tests on small sites are one piece for `--shard`.
    const name = file.includes('/') ? 'small sites' : `tests/${file}`;
    if (page === undefined) addTo(files, name, ms);
    else addTo(visits, page, ms);
  }
  return { files: allRounded(files), visits: allRounded(visits) };
}

/**
 * Reads the times of claims from Vitest's JSON report.
 * @param {object} report
 * @param {string} siteDir
 * @returns {Record<string, number>} seconds of the claims of each page, such as `react-charts/bars`
 */
export function claimTimes({ testResults }, siteDir) {
  const pages = {};
  for (const { name, startTime, endTime } of testResults) {
    const folder = path.dirname(path.relative(path.join(siteDir, 'docs'), name));
    addTo(pages, folder.split(path.sep).join('/'), endTime - startTime);
  }
  return allRounded(pages);
}
