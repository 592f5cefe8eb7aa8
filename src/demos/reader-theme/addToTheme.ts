import { keepOwnTheme, readOwnTheme } from '../browser/theme/choice';
import { merge } from '../../utils/merge';
import { readInWorker } from './browser/read';
import type { Skipped } from './engine/Reader';

/**
 * Adds overrides, as `createTheme` takes them, to the reader's own theme, and shows demos in it. Without one, they become it. They are
 * read like any other theme; afterwards its source is JSON.
 *
 * @returns what was left out; rejects if they can't be read, or the code that this takes can't be loaded
 */
export async function addToTheme(overrides: object): Promise<readonly Skipped[]> {
  const own = readOwnTheme();
  const source = JSON.stringify(merge(own?.options ?? {}, overrides), null, 2);
  const read = await readInWorker(source);
  if (!read) throw new Error('The overrides could not be read as a theme.');
  keepOwnTheme({ source, options: read.options, isForeign: own?.isForeign });
  return read.skipped;
}
