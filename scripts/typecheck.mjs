// `npm run typecheck`: type-checks the project, then the demos of each frozen version against the packages of that version. With
// `--changed-since <commit>`, it leaves out the frozen versions if nothing they depend on has changed since then.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedPackages, changesSince } from './lib/content-tests/changes.mjs';
import { loadTs } from './lib/load-ts.mjs';
import { runTool } from './lib/run.mjs';

const siteDir = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { 'changed-since': { type: 'string' } } });

/** What the types of frozen demos depend on, besides packages. */
const ofFrozen =
  /^(?:versioned_docs\/|src\/versions\/snapshots\/|src\/products\/snapshot|tsconfig\.json$)/;

const areFrozenDue = (commit) =>
  commit === undefined ||
  changedPackages(commit, 'dependencies').length > 0 ||
  changesSince(commit).some(({ file }) => ofFrozen.test(file));

let { code } = await runTool('tsc', ['--noEmit']);
if (code === 0 && areFrozenDue(values['changed-since'])) {
  const { snapshots } = loadTs('../../src/products/snapshots.ts');
  const { typecheckSnapshot } = loadTs('../../src/versions/snapshots/node/typecheck.ts');
  for (const snapshot of snapshots) {
    const problems = typecheckSnapshot(siteDir, snapshot);
    problems.forEach((problem) => console.error(problem));
    if (problems.length > 0) code = 1;
  }
}
process.exitCode = code;
