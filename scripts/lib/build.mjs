import path from 'node:path';
import { docusaurusCommand } from './docusaurus-command.mjs';
import { compressFile, precompress } from './precompress.mjs';
import { run } from './run.mjs';

const siteDir = path.resolve(import.meta.dirname, '../..');

/**
 * Runs the production build: Docusaurus, then the steps that need all of its files: headers for hosts, compressed copies, and
 * lists of what can be saved for offline use.
 * @param {string[]} args as for `docusaurus build`
 * @returns {Promise<number>} the exit code
 */
export async function build(args = []) {
  const { code } = await run(...docusaurusCommand(['build', ...args]));
  if (code !== 0 || args.includes('--help')) return code;
  const since = process.cpuUsage();
  try {
    // Imported only here, since `npm test` and `npm run site` load this file before anything is installed.
    const { loadTs } = await import('./load-ts.mjs');
    const outDir = loadTs('../../src/hosting/node/write.ts').writeHosting(siteDir);
    const cacheDir = path.join(siteDir, 'node_modules/.cache/precompress');
    console.log(
      'Compressing every text file of the build, for hosts that send the copies as they are',
    );
    const count = await precompress(outDir, cacheDir);
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
