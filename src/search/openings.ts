import { isFraming } from './frame';
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

/** The words with which a section opens, without those that its heading and the title have. */
export function openingTerms({ title, path }: SearchPage, { heading, text }: Section): string[] {
  const said = new Set([...termsOf(title), ...termsOf(heading)]);
  return [...new Set(termsOf(openingOf(text, path)))].filter((term) => !said.has(term));
}

/** A word with which more sections open than this tells none apart. */
const commonShare = 0.05;
const leastCommon = 20;

/** For each word the numbers of the sections that open with it, counted through all pages. */
export function openingsOf(pages: readonly SearchPage[]): Map<string, number[]> {
  const openings = new Map<string, number[]>();
  let count = 0;
  for (const page of pages) {
    for (const section of openedSections(page)) {
      for (const term of openingTerms(page, section)) {
        const sections = openings.get(term);
        if (sections) sections.push(count);
        else openings.set(term, [count]);
      }
      count += 1;
    }
  }
  for (const [term, sections] of openings) {
    if (sections.length > Math.max(leastCommon, count * commonShare)) openings.delete(term);
  }
  return openings;
}

/** The page of each section that is counted, from the lines of `NamesFile.headings`; lines without an id are keywords. */
export const pagesOfSections = (headings: readonly string[]): number[] =>
  headings.flatMap((text, page) =>
    text === '' ? [] : text.split('\n').flatMap((line) => (line.endsWith('\t') ? [] : [page])),
  );
