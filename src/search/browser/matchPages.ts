import { readLeads, type SectionWords } from '../indexFile';
import { readHeadings, type PageHeading } from '../namesFile';
import { pagesOfSections } from '../openings';
import type { Group } from './queryTerms';
import { shareOf } from './rank';
import type { Words } from './postings';
import { termsOf } from '../terms';
import { fold, wordsAt } from '../words';

/** The words of a text, folded, with one space between: how a query and a heading are compared as wholes. */
export const plainWords = (text: string): string =>
  wordsAt(text)
    .map(({ word }) => fold(word))
    .join(' ');

/** What stands before a message in a console. */
const messageStart = /^(?:uncaught )?(?:(?:type)?error |warning )?(?:mui x |mui )?/;

/** A query as a heading would have it. */
export const plainQuery = (query: string): string => plainWords(query).replace(messageStart, '');

/** So many words in a row are no chance. */
const sentenceLength = 4;
const isSentence = (text: string): boolean => text.split(' ').length >= sentenceLength;

/** Whether a heading is the query word for word, or one of them is a sentence of the other. */
const isSame = (plain: string, query: string): boolean =>
  plain === query ||
  (isSentence(plain) && query.includes(plain)) ||
  (isSentence(query) && plain.includes(query));

/** A heading of a page, taken apart. */
export interface ReadHeading {
  heading: PageHeading;
  terms: readonly string[];
  plain: string;
  /** The number of its section; unset for keywords and leads. */
  section?: number;
}

/** The headings and leads of pages, taken apart when a query first comes to them. */
export function createHeadings(
  texts: readonly string[],
  leads: readonly string[] = [],
): (page: number) => readonly ReadHeading[] {
  const read: ReadHeading[][] = [];
  const starts: number[] = [];
  pagesOfSections(texts).forEach((page, section) => (starts[page] ??= section));
  const toRead = (heading: PageHeading, section?: number): ReadHeading => ({
    heading,
    terms: [...new Set(termsOf(heading.text))],
    plain: plainWords(heading.text),
    ...(section !== undefined && { section }),
  });
  return (page) =>
    (read[page] ??= [
      // Keywords come after all headings.
      ...readHeadings(texts[page] ?? '').map((heading, index) =>
        toRead(heading, heading.id ? (starts[page] ?? 0) + index : undefined),
      ),
      ...readLeads(leads[page] ?? '').map((lead) => toRead(lead)),
    ]);
}

/** How far a section has a word of a query in a part, 0 to 1. */
export type SectionShare = (group: Group, section: number, part: keyof SectionWords) => number;

/** Looks up each word of a query once, and not for each heading that it is compared with. */
export function createSectionShare(sectionsOf: Words['sectionsOf']): SectionShare {
  const shares = {
    openings: new Map<Group, ReadonlyMap<number, number>>(),
    keywords: new Map<Group, ReadonlyMap<number, number>>(),
  };
  function sharesOf(group: Group, part: keyof SectionWords): ReadonlyMap<number, number> {
    const own = new Map<number, number>();
    for (const term of group.terms) {
      const share = shareOf(term);
      for (const section of sectionsOf(term.text, part)) {
        own.set(section, Math.max(share, own.get(section) ?? 0));
      }
    }
    shares[part].set(group, own);
    return own;
  }
  return (group, section, part) =>
    (shares[part].get(group) ?? sharesOf(group, part)).get(section) ?? 0;
}

/** The heading or keyword that is the query, word for word, headings first; undefined when none is. */
export const wholeHeading = (
  plain: string,
  headings: readonly ReadHeading[],
): PageHeading | undefined => {
  const same = headings.filter((one) => isSame(one.plain, plain));
  return (same.find(({ heading }) => heading.id !== '') ?? same[0])?.heading;
};
