import { expect, it } from 'vitest';
import { namedFiles } from './named-files.mjs';

const files = ['docs/a/index.mdx', 'docs/a/b/index.mdx', 'docs/ab/index.mdx', 'src/a.ts'];

it.each([
  [['docs/a'], ['docs/a/index.mdx', 'docs/a/b/index.mdx']],
  [['./docs/a/b/'], ['docs/a/b/index.mdx']],
  [['docs\\ab', 'docs/ab'], ['docs/ab/index.mdx']],
  [['src/a.ts'], ['src/a.ts']],
  [['.'], files],
  [[], files],
])('%j names files', (names, found) => {
  expect(namedFiles(names, files)).toEqual(found);
});

it('accepts a name without the folder of all files', () => {
  expect(namedFiles(['ab'], files, { below: 'docs' })).toEqual(['docs/ab/index.mdx']);
});

it('refuses a name that no file has, also beside others', () => {
  expect(() => namedFiles(['docs/a', 'docs/abc'], files)).toThrow('There is no "docs/abc".');
  expect(() => namedFiles(['scripts'], files)).toThrow('Nothing is to be checked at "scripts".');
});
