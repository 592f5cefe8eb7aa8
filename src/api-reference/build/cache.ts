import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readManifest } from './extract/manifest';
import type { ApiReference, ProductInput } from '../types';

/** One for each version of the docs, with room to go back and forth between two states of the generator. */
const keptEntries = 8;

/** All source files of the extraction, so that a change of any of them makes a new cache entry. */
function sourceFiles(dir: string): string[] {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      return entry.isDirectory() ? sourceFiles(file) : [file];
    })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|__fixtures__/.test(file))
    .sort();
}

/**
 * What the result depends on: the versions of the packages and where they lie, the version of the compiler and the
 * source of the generator.
 *
 * @param compilerVersion - of TypeScript
 * @param sourceDir - the folder of the generator
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
  const shared = ['selection.ts', '../types.ts'].map((name) => path.join(sourceDir, name));
  for (const file of [...shared, ...sourceFiles(path.join(sourceDir, 'extract'))]) {
    hash.update(`\n${path.relative(sourceDir, file)}\n`).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 24);
}

/** The file of a cache entry. */
export function cacheFile(cacheDir: string, key: string): string {
  return path.join(cacheDir, `${key}.json`);
}

/** The content of a cache entry, null when there is none or it is damaged. */
export function readCache(file: string): ApiReference | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as ApiReference;
  } catch {
    return null;
  }
}

/** Writes a cache entry whole or not at all, also when two builds run at once, and removes the entries before it. */
export function writeCache(file: string, reference: ApiReference): void {
  const dir = path.dirname(file);
  fs.mkdirSync(dir, { recursive: true });
  const partial = `${file}.${process.pid}`;
  fs.writeFileSync(partial, JSON.stringify(reference));
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
