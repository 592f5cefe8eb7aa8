import { isFraming } from './frame';
import { sectionParts, type SectionWords } from './indexFile';
import { kindOfPath } from './kindOfPath';
import { termsOf } from './terms';
import type { SearchPage, Section } from './types';

/** So many sentences say what a section is about; what follows goes into details, and says a bit of everything. */
const openingSentences = 2;

/** The sections of a page that are found by their headings, in the order in which `NamesFile.headings` has them. */
export const headedSections = ({ sections }: Pick<SearchPage, 'sections'>): Section[] =>
  sections.filter(
    (section) => section.id && section.heading && !section.isRow && !isFraming(section),
  );

/** The sections that have openings: the headings of the reference are the same on every page. */
export const openedSections = (page: SearchPage): Section[] =>
  kindOfPath(page.path) === 'api' && page.sections.some(({ isRow }) => isRow)
    ? []
    : headedSections(page);

/** The beginning of a text; an entry of a guide for upgrading is short, and counts whole. */
const openingOf = (text: string, path: string): string =>
  kindOfPath(path) === 'migration'
    ? text
    : text
        .split(/(?<=[.?!:])\s/)
        .slice(0, openingSentences)
        .join(' ');

/**
 * The words of the keywords of a section, without those that its heading and the title have, and those with which it opens,
 * without all these.
 */
export function sectionTerms(
  { title, path }: SearchPage,
  { heading, text, keywords = [] }: Section,
): Record<keyof SectionWords, string[]> {
  const said = new Set([...termsOf(title), ...termsOf(heading)]);
  const fresh = (own: string): string[] => {
    const terms = [...new Set(termsOf(own))].filter((term) => !said.has(term));
    terms.forEach((term) => said.add(term));
    return terms;
  };
  return { keywords: fresh(keywords.join('\n')), openings: fresh(openingOf(text, path)) };
}

/** A word with which more sections open than this tells none apart. */
const commonShare = 0.03;
const leastCommon = 20;

/** Words without those that stand in more of so many sections than tell one from another. */
const withoutCommon = (words: Map<string, number[]>, count: number): Map<string, number[]> =>
  new Map(
    [...words].filter(
      ([, sections]) => sections.length <= Math.max(leastCommon, count * commonShare),
    ),
  );

/** For each word the numbers of the sections that have it in a part, counted through all pages. */
export function sectionWordsOf(pages: readonly SearchPage[]): SectionWords {
  const words = { openings: new Map<string, number[]>(), keywords: new Map<string, number[]>() };
  let count = 0;
  for (const page of pages) {
    for (const section of openedSections(page)) {
      const terms = sectionTerms(page, section);
      for (const part of sectionParts) {
        for (const term of terms[part]) {
          const sections = words[part].get(term);
          if (sections) sections.push(count);
          else words[part].set(term, [count]);
        }
      }
      count += 1;
    }
  }
  return {
    openings: withoutCommon(words.openings, count),
    keywords: withoutCommon(words.keywords, count),
  };
}

/** The page of each section that is counted, from the lines of `NamesFile.headings`; lines without an id are keywords. */
export const pagesOfSections = (headings: readonly string[]): number[] =>
  headings.flatMap((text, page) =>
    text === '' ? [] : text.split('\n').flatMap((line) => (line.endsWith('\t') ? [] : [page])),
  );
