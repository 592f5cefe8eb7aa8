import { readPage } from '../mdx/readPage';
import { entriesIn } from './build/readEntries';

/** The names that an entry of a guide explains. */
export interface OldNames {
  /** The id of the entry. */
  id: string;
  names: string[];
}

/**
 * What a reader types: of `Component.member` the member. Entry points are no names. Of patterns only a long beginning says
 * which names it means: `GRID_COLUMN_HEADER_*`, not `row*`.
 */
const typedName = (name: string): string[] => {
  const typed = name.slice(name.lastIndexOf('.') + 1);
  return /^(?:[\w$]+|[\w$]{8,}\*)$/.test(typed) ? [typed] : [];
};

/**
 * The old names that the entries of a page explain. None of a page without entries, and none while a page that is being
 * written has a mistake: the build tells of it.
 */
export function oldNamesOf(markdown: string): OldNames[] {
  if (!/^<Change\s/m.test(markdown)) return [];
  try {
    return entriesIn(readPage(markdown).tree).flatMap(({ id, names }) => {
      const typed = [...new Set(names.flatMap(typedName))];
      return typed.length > 0 ? [{ id, names: typed }] : [];
    });
  } catch {
    return [];
  }
}
