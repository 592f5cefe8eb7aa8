import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { docusaurusCommand } from './docusaurus-command.mjs';
import { compressFile, precompress } from './precompress.mjs';
import { createProgress } from './progress.mjs';
import { run } from './run.mjs';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** Lists all files in a folder. A build may clear the folder meanwhile; then there are none. */
function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Counts the pages of each version in a build that is being written.
 * @param {string} outDir the folder of the build
 * @param {Record<string, string>} versions the label of each folder below it that contains a frozen version; at `''`, the label
 *   of everything else
 * @param {number} [since] when the build began, in milliseconds: pages of an earlier build don't count
 * @returns {Record<string, number>} by label
 */
export function pagesWritten(outDir, versions, since = 0) {
  const counts = Object.fromEntries(Object.values(versions).map((label) => [label, 0]));
  for (const file of filesIn(outDir)) {
    if (path.basename(file) !== 'index.html') continue;
    if (changedAt(path.join(outDir, file)) < since) continue;
    const [first] = file.split(path.sep);
    counts[versions[first] ?? versions['']] += 1;
  }
  return counts;
}

/**
 * Returns a line that says how many pages are written.
 * @param {Record<string, number>} now by label
 * @param {Record<string, number>} before how many the previous build had, by label; 0 if there was none
 * @returns {string | undefined} undefined while there is no page
 */
export function pagesLine(now, before) {
  const parts = Object.entries(now).map(([label, count]) => {
    const total = before[label] > 0 ? ` (${before[label]} in the build before)` : '';
    return `${label} ${count}${total}`;
  });
  return Object.values(now).some((count) => count > 0)
    ? `Pages written: ${parts.join(', ')}`
    : undefined;
}

/** Reports how many pages of each version Docusaurus has written while it runs. Docusaurus reports its earlier steps itself. */
function followPages(progress) {
  if (!progress.watched) return () => undefined;
  const outDir = path.join(siteDir, 'build');
  const file = path.join(siteDir, 'versions.json');
  // Without a frozen version, there is no such file.
  const frozen = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const labels = { '': 'current', ...Object.fromEntries(frozen.map((name) => [name, name])) };
  const before = pagesWritten(outDir, labels);
  const since = Date.now();
  return progress.follow(() => pagesLine(pagesWritten(outDir, labels, since), before), 10_000);
}

/**
 * Runs the production build: Docusaurus, then the steps that need all of its files: headers for hosts, compressed copies, and
 * lists of what can be saved for offline use.
 * @param {string[]} args as for `docusaurus build`
 * @returns {Promise<number>} the exit code
 */
export async function build(args = []) {
  const progress = createProgress();
  const stopFollowing = followPages(progress);
  const { code } = await run(...docusaurusCommand(['build', ...args]));
  stopFollowing();
  if (code !== 0 || args.includes('--help')) return code;
  const since = process.cpuUsage();
  try {
    // Imported only here, since `npm test` and `npm run site` load this file before anything is installed.
    const { loadTs } = await import('./load-ts.mjs');
    const outDir = loadTs('../../src/hosting/node/write.ts').writeHosting(siteDir);
    const cacheDir = path.join(siteDir, 'node_modules/.cache/precompress');
    progress.say(
      'Compressing every text file of the build, for hosts that send the copies as they are',
    );
    const done = { files: 0, of: 0 };
    const stopCounting = progress.follow(() => `Compressed: ${done.files} of ${done.of} files`);
    const count = await precompress(outDir, cacheDir, done);
    stopCounting();
    // After compressing, since the lists contain the size of each compressed copy.
    const lists = loadTs('../../src/offline/node/saveLists.ts').writeLists(outDir, siteDir);
    await Promise.all(lists.map((file) => compressFile(path.join(outDir, file), cacheDir)));
    const { user, system } = process.cpuUsage(since);
    const seconds = ((user + system) / 1e6).toFixed(1);
    console.log(
      `Wrote the headers for hosts; compressed ${count + lists.length} files, in ${seconds} s of CPU.`,
    );
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}
