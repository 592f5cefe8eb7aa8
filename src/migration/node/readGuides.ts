import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readPage } from '../../content/mdx/readPage';
import { ContentError } from '../../utils/problems';
import type { GuideEntry } from '../types';
import { entriesIn } from './readEntries';
import { renamesOf } from './renames';

/** A guide from one major to the next, by what the name of its folder says. */
export interface GuideFile extends Pick<GuideEntry, 'page' | 'product' | 'to' | 'isLab'> {
  text: string;
}

/** What each product's package from Material UI's lab became first. */
const firstMajors: Readonly<Record<string, number>> = { pickers: 5, 'tree-view': 6 };

/** Reads the migration guides in a folder of pages. */
export function guidesIn(docsDir: string): GuideFile[] {
  const dir = path.join(docsDir, 'migration');
  return (existsSync(dir) ? readdirSync(dir).sort() : []).flatMap((page) => {
    const [, name, major] = /^migration-([\w-]+)-(v\d+|lab)$/.exec(page) ?? [];
    const file = path.join(dir, page, 'index.mdx');
    if (name === undefined || major === undefined || !existsSync(file)) return [];
    const isLab = major === 'lab';
    return {
      page,
      product: name === 'pickers' ? 'date-pickers' : name,
      to: isLab ? (firstMajors[name] ?? 0) : Number(major.slice(1)) + 1,
      isLab,
      text: readFileSync(file, 'utf8'),
    };
  });
}

/**
 * Returns the entries of a guide.
 * @throws EntryError for a mistake in one of them
 */
export const entriesOfGuide = ({ text, ...guide }: GuideFile): GuideEntry[] =>
  entriesIn(readPage(text).tree).map((entry) => {
    const { id, title, components, names, codemod, bites, match } = entry;
    const renames = renamesOf(entry, guide.to);
    return {
      ...guide,
      ...{ id, title: title.trim(), components, names, codemod, bites, match, renames },
    };
  });

/**
 * Reads the entries of all migration guides in a folder of pages.
 * @throws ContentError with the file and line of a mistake, also in the MDX of a guide
 */
export const readGuides = (docsDir: string): GuideEntry[] =>
  guidesIn(docsDir).flatMap((guide) => {
    try {
      return entriesOfGuide(guide);
    } catch (error) {
      const { line = 1, reason, message } = error as Error & { line?: number; reason?: string };
      const place = `docs/migration/${guide.page}/index.mdx:${line}`;
      throw new ContentError([`${place}: ${reason ?? message}`]);
    }
  });
