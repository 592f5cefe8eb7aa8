import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates a folder outside the project that is removed when this process ends, even by a signal.
 * @param {string} prefix of its name
 * @returns {string} its path
 */
export function temporaryFolder(prefix) {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => process.exit(1));
  }
  return folder;
}
