import path from 'node:path';
import { docusaurusCommand } from './docusaurus-command.mjs';
import { compressFile, precompress } from './precompress.mjs';
import { run } from './run.mjs';

const siteDir = path.resolve(import.meta.dirname, '../..');

/**
 * The production build: Docusaurus, then what needs all of its files: the headers for hosts, the compressed copies, and the
 * lists of what can be saved for offline.
 * @param {string[]} args as for `docusaurus build`
 * @returns {Promise<number>} the exit code
 */
export async function build(args = []) {
  const { code } = await run(...docusaurusCommand(['build', ...args]));
  if (code !== 0 || args.includes('--help')) return code;
  try {
    // Only now: `npm test` and `npm run site` load this file before anything is installed.
    const { loadTs } = await import('./load-ts.mjs');
    const outDir = loadTs('../../src/hosting/build/write.ts').writeHosting(siteDir);
    const cacheDir = path.join(siteDir, 'node_modules/.cache/precompress');
    const count = await precompress(outDir, cacheDir);
    // They name the size of each compressed copy.
    const lists = loadTs('../../src/offline/build/saveLists.ts').writeLists(outDir, siteDir);
    await Promise.all(lists.map((file) => compressFile(path.join(outDir, file), cacheDir)));
    console.log(`Wrote the headers for hosts; compressed ${count + lists.length} files.`);
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}
