// Checks what the examples of whole screens say about their size.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from './project-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const files = projectFiles(root, /(?<!\.test)\.(?:tsx?|mdx)$/, 'docs').filter((file) =>
  file.includes('/example-'),
);
const words = ['three', 'four', 'five', 'six'];

it.each(files.filter((file) => file.endsWith('/index.mdx')))('%s says how long it is', (page) => {
  const sources = files.filter((file) => file !== page && file.startsWith(path.dirname(page)));
  const lines = sources.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
  expect(lines).toBeLessThan(300);
  expect(read(page)).toContain(`has fewer than 300 lines in ${words[sources.length - 3]} files.`);
});
