import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './usage-error.mjs';

/**
 * Returns the files that the arguments of a command name, by themselves or by a folder around them; all without arguments.
 * @param {readonly string[]} names as a person types them, also with backslashes, or a folder with a slash at its end
 * @param {readonly string[]} files all that the command may concern
 * @param {{ below?: string }} [options] `below`: a folder that may be left out, such as `docs`
 * @returns {string[]}
 * @throws {UsageError} for a name that none of the files has
 */
export function namedFiles(names, files, { below = '.' } = {}) {
  const found = names.flatMap((name) => {
    const plain = path.posix.normalize(name.replaceAll('\\', '/')).replace(/\/$/, '');
    const places = plain === '.' ? [plain] : [plain, path.posix.join(below, plain)];
    const own = files.filter((file) =>
      places.some((place) => place === '.' || file === place || file.startsWith(`${place}/`)),
    );
    if (own.length > 0) return own;
    const isThere = places.some((place) => existsSync(place));
    throw new UsageError(`${isThere ? 'Nothing is to be checked at' : 'There is no'} "${name}".`);
  });
  return names.length > 0 ? [...new Set(found)] : [...files];
}
