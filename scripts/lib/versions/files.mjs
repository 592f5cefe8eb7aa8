// Changes the files of a project; a cut and a removal begin with a clean tree, so git can take their changes back.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathsOf } from './site.mjs';

/** The functions that write; a test replaces them to simulate a full disk. */
export const realFiles = { cpSync, writeFileSync };

/** Writes a file and the folders above it. */
export function writeWith(files, file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  files.writeFileSync(file, text);
}

/**
 * Undoes a cut or a removal.
 * @param {import('./cut.mjs').Environment} environment
 * @param {string} version
 * @param {boolean} isReinstalled whether packages may have changed
 */
export async function takeBack({ root, restore, reinstall }, version, isReinstalled) {
  const { manifest, lock, versions, recorded, frozenDocs, frozenSidebars } = pathsOf(root, version);
  restore(
    'HEAD',
    [manifest, lock, versions, recorded, frozenDocs, frozenSidebars].map((file) =>
      path.relative(root, file),
    ),
  );
  if (isReinstalled) await reinstall();
}
