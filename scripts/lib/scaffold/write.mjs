import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './address.mjs';

/**
 * Writes a new file and never over another one, also where the file system does not tell small from capital letters.
 * @throws {UsageError} when there is one
 */
export function writeNew(file, text) {
  const folder = path.dirname(file);
  const taken = existsSync(folder)
    ? readdirSync(folder).find((name) => name.toLowerCase() === path.basename(file).toLowerCase())
    : undefined;
  if (taken !== undefined) {
    throw new UsageError(
      `${path.posix.join(folder, taken)} is there already; nothing was written.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
}

/** Runs a command; what a person typed wrong is answered with a sentence, not a stack. */
export async function answer(command) {
  try {
    await command();
  } catch (error) {
    // Node's own parser of options speaks in sentences, too.
    if (error instanceof UsageError || String(error.code).startsWith('ERR_PARSE_ARGS')) {
      console.error(error.message);
      process.exitCode = 1;
      return;
    }
    throw error;
  }
}
