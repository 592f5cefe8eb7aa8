import { createHash } from 'node:crypto';
import type { Entry, Source } from '../types';

/** Makes an entry. Its id is made of its source, its file and `subject`. */
export function entry(
  source: Source,
  subject: string,
  {
    file,
    line = 1,
    about,
    changes = [],
    failed = '',
    ask,
  }: Pick<Entry, 'file' | 'about' | 'ask'> & Partial<Entry>,
): Entry {
  const id = createHash('sha256').update([source, file, subject].join('\n')).digest('hex');
  return { id: id.slice(0, 10), source, file, line, about, changes, failed, ask };
}

/** Removes duplicates: of entries with the same id, one stays. */
export const distinct = (entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((each) => [each.id, each])).values(),
];
