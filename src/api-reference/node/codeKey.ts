import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The other files that a module names: relative imports, and loaders or programs by their path in its folder. */
const references =
  /\b(?:from|import|require)\s*\(?\s*['"](\.[^'"]*)['"]|__dirname,\s*['"]([\w./-]+)['"]/g;

const endings = ['', '.ts', '.tsx', '.cjs', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

/** Names that look like environment variables. Other names written this way do no harm: no environment sets them. */
const settingNames = /\b[A-Z][A-Z\d_]{3,}\b/g;

/** Files in the site's folder that packages read on their own: installed versions, browsers, code style. */
const readByPackages = ['node_modules/.package-lock.json', 'package.json', '.prettierrc.json'];

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Returns some modules and all files that they name, directly or indirectly. Packages are left out. */
export function filesOfCode(entries: readonly string[]): string[] {
  const files = new Set<string>(entries);
  // Iterating over a set includes what is added along the way.
  for (const file of files) {
    for (const [, imported, beside] of readFileSync(file, 'utf8').matchAll(references)) {
      const base = path.join(path.dirname(file), imported ?? beside ?? '');
      const found = endings.map((ending) => base + ending).find(isFile);
      if (found !== undefined) files.add(found);
    }
  }
  return [...files].sort();
}

/**
 * Returns a cache key for the output of some code. It changes with any file of the code, any installed package, and any
 * environment variable that the code names.
 *
 * @param entries - absolute paths of the modules that are run
 * @param env - the environment they run in
 */
export function codeKey(
  siteDir: string,
  entries: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string {
  const hash = createHash('sha256').update(process.version);
  const settings = new Set<string>();
  for (const file of filesOfCode(entries)) {
    const text = readFileSync(file, 'utf8');
    hash.update(`\n${path.relative(siteDir, file)}\n${text}`);
    for (const [name] of text.matchAll(settingNames)) settings.add(name);
  }
  for (const name of readByPackages) {
    const file = path.join(siteDir, name);
    if (isFile(file)) hash.update(`\n${name}\n`).update(readFileSync(file));
  }
  for (const name of [...settings].sort()) {
    if (env[name] !== undefined) hash.update(`\n${name}=${env[name]}`);
  }
  return hash.digest('hex').slice(0, 24);
}
