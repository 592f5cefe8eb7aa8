import { readPage } from '../content/mdx/readPage';
import { orNothing } from '../utils/orNothing';
import { entriesIn } from './node/readEntries';

/** The names that an entry of a guide explains. */
export interface OldNames {
  /** The id of the entry. */
  id: string;
  names: string[];
}

/**
 * Returns what a reader types: the member of `Component.member`. Entry points aren't names. A pattern counts only if it
 * starts with enough letters to tell which names it means: `GRID_COLUMN_HEADER_*`, not `row*`.
 */
const typedName = (name: string): string[] => {
  const typed = name.slice(name.lastIndexOf('.') + 1);
  return /^(?:[\w$]+|[\w$]{8,}\*)$/.test(typed) ? [typed] : [];
};

/**
 * Returns the old names that the entries of a page explain; none for a page without entries, and none while a page that is
 * being written has a mistake, which the build reports.
 */
export function oldNamesOf(markdown: string): OldNames[] {
  if (!/^<Change\s/m.test(markdown)) return [];
  const entries = orNothing(() => entriesIn(readPage(markdown).tree)) ?? [];
  return entries.flatMap(({ id, names }) => {
    const typed = [...new Set(names.flatMap(typedName))];
    return typed.length > 0 ? [{ id, names: typed }] : [];
  });
}
