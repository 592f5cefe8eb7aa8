import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { isOn } from '../../src/page-weight/pieces.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** What Node.js loads before Docusaurus, by the names of the pieces. */
const preloaded = { swc: 'typescript-by-swc.cjs', threads: 'threads-without-bundler.cjs' };

/** Options of V8, each a matter of CPU or memory only. */
const wished = [
  // What runs for half a minute is soon no longer worth optimizing: V8 waits six times as long as it does by itself.
  '--interrupt-budget=400000',
  // Else the heap grows to a multiple of what is in use, which stays there while pages are rendered: a quarter of all memory.
  '--heap-growing-percent=100',
];

/**
 * Those of some options of V8 that the running Node.js knows; another one would stop it.
 * @param {string[]} options such as `['--max-lazy=1']`
 * @returns {string[]}
 */
export function knownOptions(options) {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  return options.filter((option) => known.includes(`  ${option.replace(/=.*/, '')} (`));
}

/**
 * How this project runs Docusaurus: its builds and its live server, also those that are measured.
 * @param {string[]} args such as `['build']`
 * @param {Record<string, string | undefined>} [env] where `PAGE_WEIGHT` is set, if it is
 * @returns {[program: string, args: string[]]}
 */
export const docusaurusCommand = (args, env = process.env) => [
  process.execPath,
  [
    ...Object.entries(preloaded)
      .filter(([piece]) => isOn(piece, env))
      .map(([, file]) => `--require=${path.join(root, 'src/page-weight/preload', file)}`),
    ...(isOn('v8', env) ? knownOptions(wished) : []),
    path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    ...args,
  ],
];
