import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { orNothing } from '../../utils/orNothing';
import { readManifest } from './extract/manifest';
import type { ApiReference, ProductInput } from '../types';

/** The other files that a module names, by relative imports. */
const references = /\b(?:from|import|require)\s*\(?\s*['"](\.[^'"]*)['"]/g;

const endings = ['', '.ts', '.tsx', '.cjs', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

const isFile = (file: string): boolean =>
  fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Returns a module and all files that it imports, directly or indirectly. Packages are left out. */
export function filesOfCode(entry: string): string[] {
  const files = new Set([entry]);
  // Iterating over a set includes what is added along the way.
  for (const file of files) {
    for (const [, imported = ''] of fs.readFileSync(file, 'utf8').matchAll(references)) {
      const base = path.join(path.dirname(file), imported);
      const found = endings.map((ending) => base + ending).find(isFile);
      if (found !== undefined) files.add(found);
    }
  }
  return [...files].sort();
}

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
  const hash = createHash('sha256').update(`${process.version} ${compilerVersion}`);
  for (const { slug, packages, without = [] } of products) {
    hash.update(`\n${slug} without ${without.join(' ')}`);
    for (const { name, plan, dir } of packages) {
      hash.update(`\n${slug} ${name} ${plan} ${readManifest(dir).version} ${fs.realpathSync(dir)}`);
    }
  }
  for (const file of filesOfCode(path.join(sourceDir, 'child.ts'))) {
    hash.update(`\n${path.relative(sourceDir, file)}\n`).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 24);
}

/** Reads a cache entry; null when there is none or it is damaged. */
export function readCache<Value = ApiReference>(file: string): Value | null {
  return orNothing(() => JSON.parse(fs.readFileSync(file, 'utf8')) as Value) ?? null;
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
    .map((name) => {
      // Another build may have removed it by now.
      const found = fs.statSync(path.join(dir, name), { throwIfNoEntry: false });
      return { name, time: found?.mtimeMs ?? 0 };
    })
    .sort((a, b) => b.time - a.time)
    .slice(keptEntries);
  for (const { name } of old) {
    fs.rmSync(path.join(dir, name), { force: true });
  }
}
