import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Options of Node.js for it; each is a matter of CPU or memory only. */
const options = [
  // Translates the configuration and the plugins faster; see there.
  `--require=${path.join(root, 'scripts/lib/typescript-by-swc.cjs')}`,
  // What runs for half a minute is soon no longer worth optimizing: V8 waits six times as long as it does by itself.
  '--interrupt-budget=400000',
  // Else the heap grows to a multiple of what is in use, which stays there while pages are rendered: a quarter of all memory.
  '--heap-growing-percent=100',
];

/**
 * How this project runs Docusaurus: its builds and its live server, also those that are measured.
 * @param {string[]} args such as `['build']`
 * @returns {[program: string, args: string[]]}
 */
export const docusaurusCommand = (args) => [
  process.execPath,
  [...options, path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), ...args],
];
