import { createHash } from 'node:crypto';
import type { Entry, Source } from '../types';

/** Makes an entry; `subject` and the file tell it from others of its source. */
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

/** Entries without those that another one says already. */
export const distinct = (entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((each) => [each.id, each])).values(),
];
