import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../usage-error.mjs';

/**
 * Writes a new file and never overwrites one, even on a case-insensitive file system.
 * @throws {UsageError} if the file exists
 */
export function writeNew(file, text) {
  const folder = path.dirname(file);
  const taken = existsSync(folder)
    ? readdirSync(folder).find((name) => name.toLowerCase() === path.basename(file).toLowerCase())
    : undefined;
  if (taken !== undefined) {
    throw new UsageError(`${path.posix.join(folder, taken)} already exists; nothing was written.`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
}
