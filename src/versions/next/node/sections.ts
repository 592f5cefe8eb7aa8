import { movesIn, readPage } from '../../../content/mdx/readPage';
import type { Entry } from '../types';
import { distinct, entry } from './entry';

/** Returns the ids of a page's sections, and of those that moved; undefined if it isn't valid MDX, which the build reports. */
function sectionsOf(text: string): { own: string[]; moved: string[] } | undefined {
  try {
    const { headings, frontMatter } = readPage(text);
    return {
      own: headings.map(({ id }) => id),
      moved: movesIn(frontMatter).map(({ id }) => id),
    };
  } catch {
    return undefined;
  }
}

/**
 * Lists the sections that pages had in the version being left, and that links no longer find: mostly headings that were rewritten,
 * such as a message with other words.
 *
 * @param frozenText - returns the page in that version, undefined if it has none
 */
export function lostEntries(
  pages: readonly { file: string; text: string }[],
  frozenText: (file: string) => string | undefined,
  from: string,
): Entry[] {
  return distinct(
    pages.flatMap(({ file, text }) => {
      const frozen = frozenText(file);
      if (frozen === undefined || frozen === text) return [];
      const sections = sectionsOf(text);
      if (!sections) return [];
      const found = new Set([...sections.own, ...sections.moved]);
      return (sectionsOf(frozen)?.own ?? [])
        .filter((id) => !found.has(id))
        .map((id) =>
          entry('links', `section ${id}`, {
            file,
            about: `the section \`#${id}\``,
            changes: [`The page of ${from} has it.`],
            failed: 'no heading has this id, so links to it open the top of the page.',
            ask: `Give the heading that took its place this id, \`{/* #${id} */}\`, or list the id in \`movedSections\`.`,
          }),
        );
    }),
  );
}
