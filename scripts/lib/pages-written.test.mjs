import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pagesLine, pagesWritten } from './build.mjs';

const labels = { '': 'current', '8.0.0': '8.0.0' };
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

it('counts the pages of each version', () => {
  expect(pagesWritten(folder, labels)).toEqual({ current: 3, '8.0.0': 1 });
});

it('leaves out pages that an earlier build wrote', () => {
  utimesSync(path.join(folder, 'a/index.html'), 1, 1);
  expect(pagesWritten(folder, labels, 2000)).toEqual({ current: 2, '8.0.0': 1 });
});

it('counts no pages when there is no build', () => {
  expect(pagesWritten(path.join(folder, 'none'), labels)).toEqual({ current: 0, '8.0.0': 0 });
});

it('reports nothing before the first page, then counts for this build and the one before', () => {
  const none = { current: 0, '8.0.0': 0 };
  expect(pagesLine(none, none)).toBeUndefined();
  expect(pagesLine({ current: 3, '8.0.0': 1 }, { current: 9, '8.0.0': 0 })).toBe(
    'Pages written: current 3 (9 in the build before), 8.0.0 1',
  );
});
