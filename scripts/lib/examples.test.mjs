// Checks what the examples of whole screens say about themselves.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from './project-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const files = projectFiles(root, /(?<!\.test)\.(?:tsx?|mdx)$/, 'docs').filter((file) =>
  file.includes('/example-'),
);
const pages = files.filter((file) => file.endsWith('/index.mdx'));
const words = ['three', 'four', 'five', 'six'];

it.each(pages)('%s says how long it is', (page) => {
  const sources = files.filter((file) => file !== page && file.startsWith(path.dirname(page)));
  const lines = sources.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
  expect(lines).toBeLessThan(300);
  expect(read(page)).toContain(`has fewer than 300 lines in ${words[sources.length - 3]} files.`);
});

it.each(pages)('%s names buttons of the toolbar as these do', (page) => {
  const toolbar = read('src/demos/ui/Toolbar.tsx');
  const named = [...read(page).matchAll(/_([^_]+)_ in the demo's toolbar/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, label] of named) expect(toolbar).toMatch(new RegExp(`^ +${label}$`, 'm'));
});
