import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './address.mjs';

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

/** Runs a command. For mistakes in what a person typed, prints a message without a stack trace. */
export async function answer(command) {
  try {
    await command();
  } catch (error) {
    // The other messages of Node's `parseArgs` are readable, too.
    if (error instanceof UsageError || String(error.code).startsWith('ERR_PARSE_ARGS')) {
      console.error(error.message);
      process.exitCode = 1;
      return;
    }
    throw error;
  }
}
