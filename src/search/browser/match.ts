import type { Query } from './query';
import type { Group, Term } from './queryTerms';
import { termsOf, wholeOf, fold, wordsAt } from '../words';
import { readLeads, type SectionPart } from '../indexFile';
import { pagesOfSections, readHeadings, type PageHeading } from '../namesFile';
import type { Match, Words } from './postings';

/** A term of at least this weight is the word itself or a form of it. */
export const leastSaid = 0.8;
/** A term below this weight is a guess at what a word of the query may become or mean. */
export const leastSure = 0.5;

/** Returns how much a match of a term covers: a form of the word nearly as much as the word, a near-synonym less. */
export const shareOf = ({ weight }: Pick<Term, 'weight'>): number =>
  weight < leastSure ? 0.5 : weight < leastSaid ? 0.65 : weight < 1 ? 0.95 : 1;

/** Returns how well a list of words matches a group: 1 for the word itself, less for a relative, 0 for none. */
export function groupShare({ terms }: Group, words: readonly string[]): number {
  let best = 0;
  for (const term of terms) {
    const share = shareOf(term);
    if (best < share && words.includes(term.text)) best = share;
  }
  return best;
}

/** The words of a title, as the index has them. */
export interface TitleTerms {
  parts: readonly string[];
  /** For a name of several words, the name as one word. */
  whole?: string;
}

/** Splits a title into its terms: a name such as `DateRangePicker` gives itself and its three words. */
export function titleTerms(title: string): TitleTerms {
  const terms = [...new Set(termsOf(title))];
  const whole = /\s/.test(title) || terms.length < 3 ? undefined : wholeOf(title);
  return whole !== undefined && terms.includes(whole)
    ? { parts: terms.filter((term) => term !== whole), whole }
    : { parts: terms };
}

/** Returns all words by which a title is found. */
export const wordsOfTitle = ({ parts, whole }: TitleTerms): readonly string[] =>
  whole === undefined ? parts : [...parts, whole];

/** Whether a field says nothing about the subject of a page. */
const isProse = (field: string): boolean => field === 'text' || field === 'code';

/** Returns the words of a match that are in a field that says what the page is about. */
export const aboutWords = (match: Match): string[] =>
  Object.keys(match).filter((word) => match[word]?.some((field) => !isProse(field)));

/** Returns how much of a query a page answers, and how much of its title the query names. */
export function coverageOf(query: Query, match: Match, title: TitleTerms) {
  const words = Object.keys(match);
  const total = query.groups.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const titleWords = wordsOfTitle(title);
  let covered = 0;
  let inTitle = 0;
  let best = 0;
  let all = 0;
  const sure = new Set<string>();
  for (const group of query.groups) {
    const found = group.terms.filter(({ text }) => words.includes(text));
    const own = found.map(({ weight }) => weight * group.weight);
    for (const { text, weight } of found) if (weight >= leastSure) sure.add(text);
    best += Math.max(0, ...own);
    all += own.reduce((sum, weight) => sum + weight, 0);
    covered += group.weight * groupShare(group, words);
    inTitle += group.weight * groupShare(group, titleWords);
  }
  const isNamed = (part: string): boolean =>
    query.groups.some(({ terms }) => terms.some(({ text }) => part === text));
  const ofTitle = title.parts.filter(isNamed).length / Math.max(title.parts.length, 1);
  return {
    /** The share of the query's words that the page has, 0 to 1. */
    words: covered / total,
    /** How closely the title matches the query, 0 to 1. */
    title: (inTitle / total) * ofTitle,
    /** The share of the query's words that the title has, 0 to 1. */
    inTitle: inTitle / total,
    /**
     * The share of its score that counts, 0 to 1. The engine adds up the scores of all words that a page has and multiplies by
     * their number. But the completions and synonyms of one word count as one: a page that lists everything has all of them and
     * is no better an answer for it.
     */
    once: all > 0 ? (best / all) * (Math.max(sure.size, 1) / words.length) : 1,
  };
}

export type Coverage = ReturnType<typeof coverageOf>;

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
  leads: readonly string[][][] = [],
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
      ...readLeads(leads[page] ?? []).map((lead) => toRead(lead)),
    ]);
}

/**
 * Returns a function for how well a part of a section matches a word of the query, 0 to 1. Looks up each word of a query once, not
 * once per heading that it is compared with.
 */
export function createSectionShare(sectionsOf: Words['sectionsOf']) {
  const shares = {
    openings: new Map<Group, ReadonlyMap<number, number>>(),
    keywords: new Map<Group, ReadonlyMap<number, number>>(),
  };
  function sharesOf(group: Group, part: SectionPart): ReadonlyMap<number, number> {
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
  return (group: Group, section: number, part: SectionPart): number =>
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
