import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { isOn } from '../../src/bundler/page-weight/pieces.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The files that Node.js loads before Docusaurus, by the names of the pieces. */
const preloaded = { swc: 'typescript-by-swc.cjs', threads: 'threads-without-bundler.cjs' };

/** V8 options, each of which affects only CPU or memory. */
const wished = [
  // In a process that runs for half a minute, most optimizing doesn't pay off: V8 waits six times as long as by default.
  '--interrupt-budget=400000',
  // Otherwise the heap grows to a multiple of what is in use and stays there while pages are rendered: a quarter of all memory.
  '--heap-growing-percent=100',
];

/**
 * Returns the V8 options that the running Node.js knows; it would not start with any other.
 * @param {string[]} options such as `['--max-lazy=1']`
 * @returns {string[]}
 */
export function knownOptions(options) {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  return options.filter((option) => known.includes(`  ${option.replace(/=.*/, '')} (`));
}

/**
 * Returns the command that runs Docusaurus in this project, for builds and the live server, including benchmarks.
 * @param {string[]} args such as `['build']`
 * @param {Record<string, string | undefined>} [env] environment variables, which may include `PAGE_WEIGHT`
 * @returns {[program: string, args: string[]]}
 */
export const docusaurusCommand = (args, env = process.env) => [
  process.execPath,
  [
    ...Object.entries(preloaded)
      .filter(([piece]) => isOn(piece, env))
      .map(([, file]) => `--require=${path.join(root, 'src/bundler/page-weight/preload', file)}`),
    ...(isOn('v8', env) ? knownOptions(wished) : []),
    path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    ...args,
  ],
];
