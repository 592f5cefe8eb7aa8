import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cacheKey, filesOfCode, readCache, writeCache } from './cache';

let dir = '';
const write = (name: string, text: string): void => {
  const file = path.join(dir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
beforeAll(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'code-key-')));
  write(
    'child.ts',
    `import a from './parts/a';\nimport './parts/b';\nimport React from 'react';\n`,
  );
  write('parts/a.ts', `export * from '.';\n`);
  write('parts/b/index.tsx', `const later = () => import('../later.mjs');\nimport '../../child';`);
  for (const name of ['parts/index.ts', 'parts/later.mjs', 'parts/other.ts']) write(name, '1;');
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

it('follows every form of import, and import cycles', () => {
  const files = filesOfCode(path.join(dir, 'child.ts'));
  expect(files.map((file) => path.relative(dir, file).replaceAll('\\', '/'))).toEqual([
    'child.ts',
    'parts/a.ts',
    'parts/b/index.tsx',
    'parts/index.ts',
    'parts/later.mjs',
  ]);
});

it('makes a key that changes with the code of the extraction only', () => {
  const key = (): string => cacheKey([], '5.9.3', dir);
  const first = key();
  write('parts/other.ts', '2;');
  expect(key()).toBe(first);
  write('parts/later.mjs', '2;');
  expect(key()).not.toBe(first);
});

it('writes an entry while another build removes one', () => {
  const folder = path.join(dir, 'cache');
  fs.mkdirSync(folder);
  // Listed, but gone when it is looked at.
  fs.symlinkSync('gone', path.join(folder, 'old.json'));
  writeCache(path.join(folder, 'new.json'), { pages: [] });
  expect(readCache(path.join(folder, 'new.json'))).toEqual({ pages: [] });
});
