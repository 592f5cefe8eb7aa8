import type { Slot } from '../../utils/slots';

const maxRecent = 6;
const maxLength = 80;

function parse(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** @param slot - where they are kept; it never throws, see `storageSlot` */
export function createRecent(slot: Slot) {
  const list = (): string[] => parse(slot.load()).slice(0, maxRecent);
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
