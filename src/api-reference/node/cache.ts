import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { codeKey } from './codeKey';
import { readManifest } from './extract/manifest';
import type { ApiReference, ProductInput } from '../types';

/** One for each version of the docs, with room to go back and forth between two states of the generator. */
const keptEntries = 8;

/**
 * Returns a key of everything that the result depends on: the versions and folders of the packages, the version of the
 * compiler and the code of the extraction.
 *
 * @param compilerVersion - of TypeScript
 * @param sourceDir - the folder of `child.ts`, the program that extracts
 */
export function cacheKey(
  products: readonly ProductInput[],
  compilerVersion: string,
  sourceDir: string,
): string {
  const hash = createHash('sha256').update(compilerVersion);
  for (const { slug, packages, without = [] } of products) {
    hash.update(`\n${slug} without ${without.join(' ')}`);
    for (const { name, plan, dir } of packages) {
      hash.update(`\n${slug} ${name} ${plan} ${readManifest(dir).version} ${fs.realpathSync(dir)}`);
    }
  }
  return hash
    .update(codeKey(sourceDir, [path.join(sourceDir, 'child.ts')]))
    .digest('hex')
    .slice(0, 24);
}

/** The file of a cache entry. */
export function cacheFile(cacheDir: string, key: string): string {
  return path.join(cacheDir, `${key}.json`);
}

/** Reads a cache entry; null when there is none or it is damaged. */
export function readCache<Value = ApiReference>(file: string): Value | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Value;
  } catch {
    return null;
  }
}

/** Writes a cache entry atomically, even when two builds run at once, and removes the oldest entries. */
export function writeCache(file: string, value: unknown): void {
  const dir = path.dirname(file);
  fs.mkdirSync(dir, { recursive: true });
  const partial = `${file}.${process.pid}`;
  fs.writeFileSync(partial, JSON.stringify(value));
  fs.renameSync(partial, file);
  const old = fs
    .readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, time: fs.statSync(path.join(dir, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .slice(keptEntries);
  for (const { name } of old) {
    fs.rmSync(path.join(dir, name), { force: true });
  }
}
