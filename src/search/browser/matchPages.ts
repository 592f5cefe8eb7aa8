import { readLeads, type SectionWords } from '../indexFile';
import { readHeadings, type PageHeading } from '../namesFile';
import { pagesOfSections } from '../openings';
import type { Plan } from './plan';
import type { Group } from './queryTerms';
import { groupShare, shareOf } from './rank';
import type { Words } from './postings';
import { termsOf } from '../terms';
import { fold, wordsAt } from '../words';

/** A heading and how much of a query it has. */
export interface HeadingMatch {
  heading: PageHeading;
  /** How much of the query the heading answers together with the title, 0 to 1. */
  together: number;
  /** How much it has by itself. */
  own: number;
  /** Whether it is the query, word for word. */
  isWhole: boolean;
  /** Whether it has a name of code that the query has. */
  isNamed: boolean;
  /** The section that it leads to: its own, or that of the heading that comes next to a keyword. */
  section?: PageHeading;
}

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

/** A heading leads to its section when it has more than this of the query. */
const leastOwn = 0.2;
/** A heading as good as this beside the best keyword of the page is where the keyword is explained. */
const leastNear = 0.5;

/** What a word of a keyword of a section counts: a little less than one of its heading. */
const keywordShare = 0.9;
/** What a word counts with which a section opens: less than in its heading, more than anywhere on the page. */
const openingShare = 0.7;
/** What the opening adds when the section of a page is chosen. */
const openingValue = 0.5;
/** A section with so much of the query in heading and opening is one to lead to. */
const leastOpening = 0.5;

interface ReadHeading {
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

/** The heading of a page that answers a query best; undefined when none has any of its words that the title has not. */
export function bestHeading(
  { groups }: Plan,
  query: string,
  titleTerms: readonly string[],
  headings: readonly ReadHeading[],
  names: readonly string[],
  sectionShare: SectionShare,
): HeadingMatch | undefined {
  const total = groups.reduce((sum, { weight }) => sum + weight, 0) || 1;
  let best: (HeadingMatch & { value: number }) | undefined;
  let led: { heading: PageHeading; value: number } | undefined;
  for (const { heading, terms, plain, section } of headings) {
    let own = 0;
    let opened = 0;
    let together = 0;
    let beyond = 0;
    for (const group of groups) {
      const inPart = (part: keyof SectionWords): number =>
        section === undefined ? 0 : sectionShare(group, section, part);
      const here = Math.max(groupShare(group, terms), keywordShare * inPart('keywords'));
      const above = groupShare(group, titleTerms);
      const below = openingShare * inPart('openings');
      opened += Math.max(here, below) * group.weight;
      own += here * group.weight;
      together += Math.max(here, above * 0.9, below) * group.weight;
      beyond += Math.max(here - above, below - above, 0) * group.weight;
    }
    if (own === 0 && opened === 0) continue;
    const isWhole = isSame(plain, query);
    const isNamed = names.some((name) => terms.includes(name));
    const hit = terms.filter((word) =>
      groups.some((group) =>
        group.terms.some(({ text, weight }) => text === word && weight >= 0.5),
      ),
    ).length;
    const precise = 0.7 + 0.3 * (hit / Math.max(terms.length, 1));
    const value =
      (isWhole ? 1 : 0) +
      (isNamed ? 0.5 : 0) +
      (own / total) * precise +
      beyond / total +
      (openingValue * opened) / total;
    const isAnswer =
      (own / total) * precise > leastOwn ||
      (section !== undefined && opened / total > leastOpening);
    if (heading.id && isAnswer && (!led || value > led.value)) {
      led = { heading, value };
    }
    if ((beyond > 0 || own / total > 0.8) && (!best || value > best.value)) {
      best = {
        heading,
        own: (own / total) * precise,
        together: (together / total) * precise,
        isWhole,
        isNamed,
        value,
      };
    }
  }
  if (!best) return undefined;
  // The very keyword asks for the page, and not for one of its sections.
  const section = best.isWhole
    ? best.heading
    : led && led.value >= best.value * leastNear
      ? led.heading
      : undefined;
  return { ...best, ...(section?.id && { section }) };
}
