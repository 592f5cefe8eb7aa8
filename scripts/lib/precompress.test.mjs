import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compressFile, precompress } from './precompress.mjs';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs/promises', async (original) => {
  const actual = await original();
  return {
    ...actual,
    writeFile: async (file, data) => {
      if (!disk.isFull) return actual.writeFile(file, data);
      await actual.writeFile(file, data.subarray(0, 5));
      throw new Error('ENOSPC');
    },
  };
});

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
});
afterEach(() => {
  disk.isFull = false;
  rmSync(folder, { recursive: true });
});

it('writes compressed copies, but none of a small file', async () => {
  const text = 'some words '.repeat(300);
  const file = path.join(folder, 'page.html');
  writeFileSync(file, text);
  expect(await compressFile(file, folder)).toBe(1);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  writeFileSync(file, 'short');
  expect(await compressFile(file, folder)).toBe(0);
});

it('uses nothing that an interrupted build has left', async () => {
  const text = 'other words '.repeat(300);
  const file = path.join(folder, 'page.html');
  writeFileSync(file, text);
  disk.isFull = true;
  await expect(compressFile(file, folder)).rejects.toThrow('ENOSPC');
  disk.isFull = false;
  await compressFile(file, folder);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
});

it('removes what no build has used for days from the cache', async () => {
  const build = path.join(folder, 'build');
  const cache = path.join(folder, 'cache');
  mkdirSync(build);
  const write = (name, word) => writeFileSync(path.join(build, name), `${word} `.repeat(500));
  write('kept.html', 'kept');
  write('changed.html', 'before');
  expect(await precompress(build, cache)).toBe(2);
  const first = readdirSync(cache);
  write('changed.html', 'after');
  await precompress(build, cache);
  expect(readdirSync(cache)).toHaveLength(6);
  for (const name of first) utimesSync(path.join(cache, name), 1, 1);
  await precompress(build, cache);
  expect(readdirSync(cache)).toHaveLength(4);
  expect(readdirSync(cache).filter((name) => first.includes(name))).toHaveLength(2);
});
