// Changes the number of the version in what the last run of the claims has proven.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadTs } from '../load-ts.mjs';

/**
 * Writes the new number into sentences whose claims hold, into these claims and into commands.
 * @param {string} root the project's folder
 * @param {{ from: string, to: string }} move
 * @param {readonly { file: string, text: string }[]} pages
 * @param {object} report of the claims, see src/versions/next/node/results.ts
 * @returns {{ lines: number, pages: number }} how many lines were changed, on how many pages
 */
export function renumberPages(root, move, pages, report) {
  const { renumber, renumberClaims } = loadTs('../../src/versions/next/node/renumber.ts');
  const { claimsByPage } = loadTs('../../src/versions/next/node/results.ts');
  const claims = claimsByPage(report, root);
  const done = { lines: 0, pages: 0 };
  for (const { file, text } of pages) {
    const { text: renumbered, changed, words } = renumber(text, move, claims.get(file) ?? []);
    if (changed === 0) continue;
    writeFileSync(path.join(root, file), renumbered);
    done.lines += changed;
    done.pages += 1;
    const tests = path.join(root, path.dirname(file), 'claims.test.tsx');
    if (words.length > 0 && existsSync(tests))
      writeFileSync(tests, renumberClaims(readFileSync(tests, 'utf8'), move, words));
  }
  return done;
}
