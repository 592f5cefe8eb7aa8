import { readHeadings, readOldNames, type NamesFile } from '../namesFile';
import { wholeOf } from '../words';
import { levels } from './matchRows';
import type { Query } from './query';

/** The entry of a migration guide that explains an old name. */
export interface OldName {
  /** The number of the page. */
  page: number;
  section: { id: string; heading: string };
}

/** Reads all old names, each folded to one word, with the entries that explain them. */
export function readAllOldNames({ oldNames, headings }: NamesFile): Map<string, OldName[]> {
  const all = new Map<string, OldName[]>();
  oldNames.forEach((text, page) => {
    if (text === '') return;
    const titles = new Map(
      readHeadings(headings[page] ?? '').map(({ id, text: heading }) => [id, heading]),
    );
    for (const { id, names } of readOldNames(text)) {
      const entry = { page, section: { id, heading: titles.get(id) ?? '' } };
      for (const name of new Set(names.map(wholeOf))) {
        const known = all.get(name);
        if (known) known.push(entry);
        else all.set(name, [entry]);
      }
    }
  });
  return all;
}

/** Finds the entries whose patterns, such as `getInitialGrid*`, match a name. */
const patternEntries = (all: ReadonlyMap<string, readonly OldName[]>, name: string): OldName[] =>
  [...all].flatMap(([pattern, entries]) =>
    pattern.endsWith('*') && name.length >= pattern.length && name.startsWith(pattern.slice(0, -1))
      ? entries
      : [],
  );

/**
 * Finds the entries on old names. Of two guides, the later one, whose address ends in a higher number, comes first.
 *
 * @param names - the names in the query, folded
 */
export function oldNameHits(
  all: ReadonlyMap<string, readonly OldName[]>,
  names: readonly string[],
  { typed, query }: { typed: string; query: Query },
): (OldName & { score: number })[] {
  // Several words that form a name only when joined are prose: "tree view" is not `TreeView`.
  if (!query.isName && /\s/.test(typed.trim())) return [];
  return names.flatMap((name) => {
    const entries = all.get(name);
    return (entries ?? patternEntries(all, name)).map((entry) => ({
      ...entry,
      score: (entries ? levels.renamed : levels.startOfRow) + entry.page / 10_000,
    }));
  });
}
