import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import proven from './proven.json';

/** Returns the hash of a Docusaurus file, or an empty string if the file doesn't exist. */
export function hashOf(siteDir: string, file: string): string {
  const full = path.join(siteDir, 'node_modules/@docusaurus', file);
  return existsSync(full)
    ? createHash('sha256').update(readFileSync(full)).digest('hex').slice(0, 16)
    : '';
}

const release = (version: string): string => version.split('.').slice(0, 2).join('.');

/**
 * Stops the build on a version of Docusaurus whose internals may differ. A patch release with the same files passes.
 *
 * @param version - the installed version
 * @param hash - returns the hash of an installed file
 * @param known - the version that this folder was proven on, and the hashes of its files that the pieces read, replace or are
 *   modeled on; a new piece adds its own
 * @throws Error saying what differs, and how to build without this folder
 */
export function checkDocusaurus(
  version: string,
  hash: (file: string) => string,
  { docusaurus, files }: { docusaurus: string; files: Readonly<Record<string, string>> } = proven,
): void {
  if (version === docusaurus) return;
  const changed = Object.keys(files).filter((file) => hash(file) !== files[file]);
  if (changed.length === 0 && release(version) === release(docusaurus)) return;
  const found =
    changed.length > 0
      ? `and files it depends on have changed: ${changed.map((file) => `@docusaurus/${file}`).join(', ')}`
      : 'which is a different minor or major version';
  throw new Error(
    `src/bundler/page-weight was verified on Docusaurus ${docusaurus}, but ${version} is installed, ${found}. Build with ` +
      'PAGE_WEIGHT=off, or follow "A new Docusaurus" in src/bundler/page-weight/README.md.',
  );
}
