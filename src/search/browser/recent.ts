import { listIn } from '../../utils/listIn';
import type { Slot } from '../../utils/slots';

const maxRecent = 6;
const maxLength = 80;

/** @param slot - where they are kept; it never throws, see `storageSlot` */
export function createRecent(slot: Slot) {
  const list = (): string[] =>
    listIn(slot.load())
      .filter((item) => typeof item === 'string')
      .slice(0, maxRecent);
  const save = (queries: string[]): void =>
    slot.save(queries.length > 0 ? JSON.stringify(queries.slice(0, maxRecent)) : null);
  const without = (query: string): string[] =>
    list().filter((known) => known.toLowerCase() !== query.toLowerCase());
  return {
    list,
    add(query: string): void {
      const text = query.trim().replace(/\s+/g, ' ');
      if (text && text.length <= maxLength) save([text, ...without(text)]);
    },
    remove: (query: string): void => save(without(query)),
    clear: (): void => save([]),
  };
}

/** The reader's recent searches, latest first. Kept in this browser only; if storage is blocked, there are none. */
export type RecentSearches = ReturnType<typeof createRecent>;
