import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { docusaurusCommand } from './docusaurus-command.mjs';
import { compressFile, precompress } from './precompress.mjs';
import { createProgress } from './progress.mjs';
import { run } from './run.mjs';

const siteDir = path.resolve(import.meta.dirname, '../..');

/**
 * Counts the pages in the folder of a build. A build may clear it meanwhile; then there are none.
 * @param {string} outDir
 * @param {number} [since] a time in milliseconds: pages of an earlier build don't count
 */
export function pagesWritten(outDir, since = 0) {
  try {
    return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'index.html')
      .filter((file) => statSync(path.join(outDir, file)).mtimeMs >= since).length;
  } catch {
    return 0;
  }
}

/** Returns a line that says how many pages are written, and how many the build before had; undefined while there is none. */
export const pagesLine = (now, before) =>
  now > 0
    ? `Pages written: ${now}${before > 0 ? ` (${before} in the build before)` : ''}`
    : undefined;

/** Reports how many pages Docusaurus has written while it runs. It reports its earlier steps itself. */
function followPages(progress) {
  if (!progress.watched) return () => undefined;
  const outDir = path.join(siteDir, 'build');
  const before = pagesWritten(outDir);
  const since = Date.now();
  return progress.follow(() => pagesLine(pagesWritten(outDir, since), before), 10_000);
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
