import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a module names beside itself: imports, and loaders or programs by their path in its folder. */
const references =
  /\b(?:from|import|require)\s*\(?\s*['"](\.[^'"]*)['"]|__dirname,\s*['"]([\w./-]+)['"]/g;

const endings = ['', '.ts', '.tsx', '.cjs', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

/** Names of environment variables as code has them; what else is written so is not set in an environment. */
const settingNames = /\b[A-Z][A-Z\d_]{3,}\b/g;

/** What packages read by themselves, in the site's folder: versions of all that is installed, browsers, the style of code. */
const readByPackages = ['node_modules/.package-lock.json', 'package.json', '.prettierrc.json'];

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The files that some modules consist of: themselves and all that they name, directly or not. Packages are not among them. */
export function filesOfCode(entries: readonly string[]): string[] {
  const files = new Set<string>(entries);
  // A set yields what is added to it meanwhile.
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
 * A key of code for caches of what it makes: another one when a file of it changes, an installed package, or a setting of
 * the environment that it names.
 *
 * @param entries - the modules that are run, absolute
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
