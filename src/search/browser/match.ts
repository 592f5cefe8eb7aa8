import type { Match } from './pageSearch';
import type { Query } from './query';
import type { Group, Term } from './queryTerms';
import { termsOf } from '../terms';
import { wholeOf } from '../words';

/** A term of at least this weight is the word itself or a form of it. */
export const leastSaid = 0.8;
/** A term below this weight is a guess at what a word of the query may become or mean. */
export const leastSure = 0.5;

/** Returns how much a match of a term covers. An alternative covers almost as much as the word: its weight lowers the score. */
export const shareOf = ({ weight }: Pick<Term, 'weight'>): number =>
  weight < leastSure ? 0.5 : weight < leastSaid ? 0.85 : weight < 1 ? 0.95 : 1;

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

/** How much of a query a page answers, and how much of its title the query names. */
export interface Coverage {
  /** The share of the query's words that the page has, 0 to 1. */
  words: number;
  /** How closely the title matches the query, 0 to 1. */
  title: number;
  /** The share of the query's words that the title has, 0 to 1. */
  inTitle: number;
  /**
   * The share of its score that counts, 0 to 1. The engine adds up the scores of all words that a page has and multiplies by
   * their number. But the completions and synonyms of one word count as one: a page that lists everything has all of them and
   * is no better an answer for it.
   */
  once: number;
}

/** Returns how much of the query a page answers. */
export function coverageOf(query: Query, match: Match, title: TitleTerms): Coverage {
  const words = Object.keys(match);
  const total = query.groups.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) {
    return { words: 0, title: 0, inTitle: 0, once: 1 };
  }
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
    words: covered / total,
    title: (inTitle / total) * ofTitle,
    inTitle: inTitle / total,
    once: all > 0 ? (best / all) * (Math.max(sure.size, 1) / words.length) : 1,
  };
}
