// `npm run typecheck`: type-checks the project, then the demos of each frozen version against the packages of that version.
import path from 'node:path';
import { loadTs } from './lib/load-ts.mjs';
import { runTool } from './lib/run.mjs';

const siteDir = path.resolve(import.meta.dirname, '..');

let { code } = await runTool('tsc', ['--noEmit']);
if (code === 0) {
  const { snapshots } = loadTs('../../src/products/snapshots.ts');
  const { typecheckSnapshot } = loadTs('../../src/snapshots/build/typecheck.ts');
  for (const snapshot of snapshots) {
    const problems = typecheckSnapshot(siteDir, snapshot);
    problems.forEach((problem) => console.error(problem));
    if (problems.length > 0) code = 1;
  }
}
process.exitCode = code;
