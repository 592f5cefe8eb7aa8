import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renumberPages } from './collect.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'renumber-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('writes the new number into proven sentences and into the claims that quote them', () => {
  const files = {
    'docs/rows/index.mdx': 'Rows never move in 1.0.0. Cells shrink in 1.0.0.',
    'docs/rows/claims.test.tsx': "claim('Rows never move in 1.0.0', () => {});\n",
    'docs/other/index.mdx': 'Rows never move in 1.0.0.',
  };
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const page = (file) => ({ file, text: read(file) });
  const claim = (title, status = 'passed') => ({ title, status });
  const report = (...assertionResults) => ({
    testResults: [
      { name: path.join(root, 'docs/rows/claims.test.tsx'), status: 'passed', assertionResults },
    ],
  });
  const run = (results) =>
    renumberPages(
      root,
      { from: '1.0.0', to: '1.1.0' },
      [page('docs/rows/index.mdx'), page('docs/other/index.mdx')],
      results,
    );

  // The other sentence of the line has no claim.
  expect(run(report(claim('Rows never move in 1.0.0')))).toEqual({ lines: 0, pages: 0 });
  const both = [claim('Rows never move in 1.0.0'), claim('Cells shrink')];
  expect(run(report(...both))).toEqual({ lines: 1, pages: 1 });
  expect(read('docs/rows/index.mdx')).toBe('Rows never move in 1.1.0. Cells shrink in 1.1.0.');
  expect(read('docs/rows/claims.test.tsx')).toBe("claim('Rows never move in 1.1.0', () => {});\n");
  expect(read('docs/other/index.mdx')).toBe(files['docs/other/index.mdx']);
});
