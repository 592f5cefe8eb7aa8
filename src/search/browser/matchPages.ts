import { readLeads, type SectionWords } from '../indexFile';
import { readHeadings, type PageHeading } from '../namesFile';
import { pagesOfSections } from '../openings';
import type { Group } from './queryTerms';
import { shareOf } from './match';
import type { Words } from './postings';
import { termsOf } from '../terms';
import { fold, wordsAt } from '../words';

/** Returns the folded words of a text, separated by single spaces, to compare a whole query with a whole heading. */
export const plainWords = (text: string): string =>
  wordsAt(text)
    .map(({ word }) => fold(word))
    .join(' ');

/** The prefix of a message in a console. */
const messageStart = /^(?:uncaught )?(?:(?:type)?error |warning )?(?:mui x |mui )?/;

/** Returns a query in the form in which it is compared with headings, without the prefix of a message. */
export const plainQuery = (query: string): string => plainWords(query).replace(messageStart, '');

/** This many words in a row do not match by chance. */
const sentenceLength = 4;
const isSentence = (text: string): boolean => text.split(' ').length >= sentenceLength;

/** Whether a heading is the query word for word, or one is a sentence contained in the other. */
const isSame = (plain: string, query: string): boolean =>
  plain === query ||
  (isSentence(plain) && query.includes(plain)) ||
  (isSentence(query) && plain.includes(query));

/** A parsed heading, keyword or lead of a page. */
export interface ReadHeading {
  heading: PageHeading;
  terms: readonly string[];
  plain: string;
  /** The number of its section; unset for keywords and leads. */
  section?: number;
}

/** Returns a function that parses the headings, keywords and leads of a page when a query first needs them. */
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

/** How well a part of a section matches a word of the query, 0 to 1. */
export type SectionShare = (group: Group, section: number, part: keyof SectionWords) => number;

/** Looks up each word of a query once, not once per heading that it is compared with. */
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

/**
 * Returns the heading, lead or keyword that is the query (see `isSame`), keywords last; undefined if there is none. Of several,
 * the longest says most of the query.
 */
export function wholeHeading(
  plain: string,
  headings: readonly ReadHeading[],
): PageHeading | undefined {
  const same = headings
    .filter((one) => isSame(one.plain, plain))
    .sort((a, b) => b.plain.length - a.plain.length);
  return (same.find(({ heading }) => heading.id !== '') ?? same[0])?.heading;
}
