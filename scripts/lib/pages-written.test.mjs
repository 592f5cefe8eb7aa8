import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pagesLine, pagesWritten } from './build.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  for (const file of [
    'index.html',
    'a/index.html',
    'a/b/index.html',
    'a/script.js',
    '8.0.0/a/index.html',
  ]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it('counts the pages of all versions', () => {
  expect(pagesWritten(folder)).toBe(4);
});

it('leaves out pages that an earlier build wrote', () => {
  utimesSync(path.join(folder, 'a/index.html'), 1, 1);
  expect(pagesWritten(folder, 2000)).toBe(3);
});

it('counts no pages when there is no build', () => {
  expect(pagesWritten(path.join(folder, 'none'))).toBe(0);
});

it('reports nothing before the first page, then counts for this build and the one before', () => {
  expect(pagesLine(0, 9)).toBeUndefined();
  expect(pagesLine(4, 9)).toBe('Pages written: 4 (9 in the build before)');
  expect(pagesLine(4, 0)).toBe('Pages written: 4');
});
