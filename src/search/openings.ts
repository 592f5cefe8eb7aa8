import { sectionParts, type Members, type SectionPart } from './indexFile';
import { termsOf } from './words';
import { kindOfPath, type SearchPage, type Section } from './types';

/** The section at the end of a guide that only links to other pages, which say the same better themselves. */
const nextSteps = 'next-steps';

/** Headings that nearly every guide has: they don't help to find a particular guide. */
const framing = new Set([nextSteps, 'when-something-goes-wrong']);

/** Returns the page without its section about other pages. */
export const withoutNextSteps = (page: SearchPage): SearchPage => ({
  ...page,
  sections: page.sections.filter(({ id }) => id !== nextSteps),
});

/** This many sentences say what a section is about; the rest goes into detail and mentions a bit of everything. */
const openingSentences = 2;

/** Returns the sections of a page that are found by their headings, in the order of `NamesFile.headings`. */
const headedSections = ({ sections }: SearchPage): Section[] =>
  sections.filter(({ id, heading, isRow }) => id && heading && !isRow && !framing.has(id));

/** Returns the sections that have openings. API pages with rows have none: their headings are the same on every page. */
export const openedSections = (page: SearchPage): Section[] =>
  kindOfPath(page.path) === 'api' && page.sections.some(({ isRow }) => isRow)
    ? []
    : headedSections(page);

/** Returns the beginning of a text. An entry of a migration guide is short and counts as a whole. */
const openingOf = (text: string, path: string): string =>
  kindOfPath(path) === 'migration'
    ? text
    : text
        .split(/(?<=[.?!:])\s/)
        .slice(0, openingSentences)
        .join(' ');

/**
 * Returns the words of a section's keywords, without those in its heading and the page's title, and the words of its opening,
 * without any of these.
 */
export function sectionTerms(
  { title, path }: SearchPage,
  { heading, text, keywords = [] }: Section,
): Record<SectionPart, string[]> {
  const said = new Set([...termsOf(title), ...termsOf(heading)]);
  const fresh = (own: string): string[] => {
    const terms = [...new Set(termsOf(own))].filter((term) => !said.has(term));
    terms.forEach((term) => said.add(term));
    return terms;
  };
  return { keywords: fresh(keywords.join('\n')), openings: fresh(openingOf(text, path)) };
}

/** Notes that a page or section has a word. */
export function addMember(words: Map<string, number[]>, word: string, member: number): void {
  const known = words.get(word);
  if (known) known.push(member);
  else words.set(word, [member]);
}

const leastCommon = 20;

/** Removes the words that more than some share of `count` pages or sections have: they don't tell them apart. */
export const withoutCommon = (words: Members, count: number, share: number): Members =>
  new Map(
    [...words].filter(([, members]) => members.length <= Math.max(leastCommon, count * share)),
  );

/** A word in more than this share of the sections does not tell them apart. */
const commonShare = 0.03;

/** Returns, for each part and word, the sections that have the word there, numbered across all pages. */
export function sectionWordsOf(pages: readonly SearchPage[]): Record<SectionPart, Members> {
  const words = { openings: new Map<string, number[]>(), keywords: new Map<string, number[]>() };
  let count = 0;
  for (const page of pages) {
    for (const section of openedSections(page)) {
      const terms = sectionTerms(page, section);
      for (const part of sectionParts) {
        for (const term of terms[part]) addMember(words[part], term, count);
      }
      count += 1;
    }
  }
  return {
    openings: withoutCommon(words.openings, count, commonShare),
    keywords: withoutCommon(words.keywords, count, commonShare),
  };
}
