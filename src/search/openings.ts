import { isFraming } from './frame';
import type { SectionWords } from './indexFile';
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

/** The different words of a text, without those that title and heading have. */
function termsBeyond({ title }: SearchPage, { heading }: Section, text: string): string[] {
  const said = new Set([...termsOf(title), ...termsOf(heading)]);
  return [...new Set(termsOf(text))].filter((term) => !said.has(term));
}

/** The words of the keywords of a section, without those that its heading and the title have. */
const keywordTerms = (page: SearchPage, section: Section): string[] =>
  termsBeyond(page, section, (section.keywords ?? []).join('\n'));

/** The words with which a section opens, without those that its heading, the title and its keywords have. */
export function openingTerms(page: SearchPage, section: Section): string[] {
  const keywords = new Set(keywordTerms(page, section));
  const terms = termsBeyond(page, section, openingOf(section.text, page.path));
  return terms.filter((term) => !keywords.has(term));
}

/** A word with which more sections open than this tells none apart. */
const commonShare = 0.03;
const leastCommon = 20;

/** For each word the numbers of the sections that have it in a part, counted through all pages. */
function sectionsByTerm(
  pages: readonly SearchPage[],
  partOf: (page: SearchPage, section: Section) => string[],
): Map<string, number[]> {
  const byTerm = new Map<string, number[]>();
  let count = 0;
  for (const page of pages) {
    for (const section of openedSections(page)) {
      for (const term of partOf(page, section)) {
        const sections = byTerm.get(term);
        if (sections) sections.push(count);
        else byTerm.set(term, [count]);
      }
      count += 1;
    }
  }
  for (const [term, sections] of byTerm) {
    if (sections.length > Math.max(leastCommon, count * commonShare)) byTerm.delete(term);
  }
  return byTerm;
}

/** The words with which the sections of all pages open, and those of their keywords. */
export const sectionWordsOf = (pages: readonly SearchPage[]): SectionWords => ({
  openings: sectionsByTerm(pages, openingTerms),
  keywords: sectionsByTerm(pages, keywordTerms),
});

/** The page of each section that is counted, from the lines of `NamesFile.headings`; lines without an id are keywords. */
export const pagesOfSections = (headings: readonly string[]): number[] =>
  headings.flatMap((text, page) =>
    text === '' ? [] : text.split('\n').flatMap((line) => (line.endsWith('\t') ? [] : [page])),
  );
