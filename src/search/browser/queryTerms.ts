import { maxDistance } from '../../utils/editDistance';
import type { Vocabulary } from './vocabulary';
import { stem, partsOf, wholeOf, fold, isIdentifier, wordsAt } from '../words';

/** Where a message begins: with the name of the packages, else with the kind of an error. */
const beginnings = [/MUI X(?: \w+)*: /, /\b(?:Warning|(?:[A-Z]\w*)?Error): /];

/** Where it ends: at the end of the line, or at the first frame of a stack, which fields for one line have on the same line. */
const messageEnd = /\n|\s+at (?:async |new )?[\w$.<>/-]+(?: \(| at |:\d+:\d+|\s*$)/;

/**
 * Returns the message in text that was copied from a console: not the lines before it, nor the stack below it. The beginnings of
 * other messages often have the same words as a page, but not the page that explains this one.
 *
 * @param text - a query of any length; other text is returned as it is
 */
export function messageIn(text: string): string {
  for (const beginning of beginnings) {
    const { index } = beginning.exec(text) ?? {};
    if (index === undefined) continue;
    const [message = text] = text.slice(index).split(messageEnd, 1);
    return message;
  }
  return text;
}

/** A word of a query. */
export interface QueryWord {
  /** As typed. */
  raw: string;
  /** Folded. */
  text: string;
  isIdentifier: boolean;
  /** Whether it only precedes a name that belongs to it: `apiRef` and `current` in `apiRef.current.setPage`. */
  isOwner: boolean;
  /** Whether the reader may still be typing it: the last word, without a space after it. */
  isOpen: boolean;
}

/** Longer queries are cut: the results for a pasted page would be useless, and every word costs time. */
export const maxQueryLength = 300;
export const maxQueryWords = 16;

/** Splits a query into its words, in order. Accepts any text, even without words. */
export function readQuery(query: string): QueryWord[] {
  // Pages put invisible characters into long names, so that these can break, and readers copy them with the name.
  const cut = query.replace(/\p{Cf}+/gu, '').slice(0, maxQueryLength);
  const found = wordsAt(cut).slice(0, maxQueryWords);
  return found.map(({ word, start }, index) => {
    const end = start + word.length;
    const isLast = index === found.length - 1;
    return {
      raw: word,
      text: fold(word),
      isIdentifier: isIdentifier(word),
      isOwner: /^\.[\p{L}_$]/u.test(cut.slice(end, end + 2)) && /[\p{L}]/u.test(word),
      isOpen: isLast && end === cut.length,
    };
  });
}

/** A word to look up in the index. */
export interface Term {
  text: string;
  /** How much a match counts compared with others of the same group, up to 1. */
  weight: number;
}

/** What one word of the query may match: any one of the terms. */
export interface Group {
  terms: Term[];
  /** How much of the query it stands for. */
  weight: number;
}

/** Words before a name only say what the name belongs to. */
const ownerWeight = 0.2;
const containingWeight = 0.6;
const correctionWeight = 0.8;
/** A page that has all parts of a name, but not the name itself, is still worth showing, far below one that has it. */
const partsWeight = 0.35;

const relativeWeight = 0.85;
/** For completions: of text that is already a known word, and of text that is not. */
const longerWeight = 0.25;
const completionWeight = 0.8;

/** Makes a term from a word of the index and its weight. */
export const term = (text: string, weight: number = 1): Term => ({ text, weight });

/** Returns the words that a text may be the start of: the closer in length, the higher the weight. */
const completions = (text: string, vocabulary: Vocabulary, weight: number): Term[] =>
  vocabulary
    .startingWith(text)
    .map((word) => term(word, (weight * (text.length + word.length)) / (2 * word.length)));

/**
 * Returns the words of the index that a word stands for: itself, as typed or stemmed, and its relatives. A word that the
 * index does not have, or that is still being typed, may also be the start of another.
 */
export function wordTerms(
  { text, isOpen }: Pick<QueryWord, 'text' | 'isOpen'>,
  vocabulary: Vocabulary,
): Term[] {
  const stemmed = stem(text);
  const exact = [...new Set([text, stemmed])].filter(vocabulary.has);
  const relatives = vocabulary.relatives(stemmed).map((word) => term(word, relativeWeight));
  if (exact.length > 0 || relatives.length > 0) {
    return [
      ...exact.map((word) => term(word)),
      ...relatives,
      ...(isOpen ? completions(text, vocabulary, longerWeight) : []),
    ];
  }
  if (!isOpen && text.length < leastStart) return [];
  const started = completions(text, vocabulary, completionWeight);
  return started.length > 0 || stemmed.length < 4
    ? started
    : completions(stemmed, vocabulary, completionWeight);
}

/** A word that is no longer being typed is completed only from this length on: a shorter one starts too many others. */
const leastStart = 4;

/** A word on fewer pages than this is not taken for a part of a joined word. */
export const leastPages = 2;

/** Splits a word such as `datasource` into the two known words it was joined from; the longest possible first word wins. */
export function splitJoined(text: string, vocabulary: Vocabulary): string[] {
  for (let at = text.length - 3; at >= 3; at -= 1) {
    const pair = [text.slice(0, at), text.slice(at)].map(stem);
    if (pair.every((part) => part.length > 2 && vocabulary.countOf(part) >= leastPages)) {
      return pair;
    }
  }
  return [];
}

/** Returns the longer names that contain a text. They contain a short one by chance. */
const namesWith = (text: string, vocabulary: Vocabulary): string[] =>
  text.length > 5 ? vocabulary.containing(text) : [];

/** Returns the groups of an identifier: the name itself and names that contain it, and its parts. */
export function identifierGroups(word: QueryWord, vocabulary: Vocabulary): Group[] {
  const whole = wholeOf(word.raw);
  const parts = partsOf(word.raw).map(stem);
  const weight = word.isOwner ? ownerWeight : 1;
  const names = [
    ...(vocabulary.has(whole) ? [term(whole)] : []),
    ...completions(whole, vocabulary, vocabulary.has(whole) ? longerWeight : completionWeight),
  ];
  const inside = namesWith(whole, vocabulary).filter((text) => !text.startsWith(whole));
  const terms = [...names, ...inside.map((text) => term(text, containingWeight))];
  if (terms.length === 0) {
    return parts.map((part, index) => ({
      terms: wordTerms(
        { text: part, isOpen: word.isOpen && index === parts.length - 1 },
        vocabulary,
      ),
      weight,
    }));
  }
  return [
    { terms, weight },
    ...(parts.length > 1
      ? parts.map((part) => ({
          terms: [term(part)],
          weight: (weight * partsWeight) / parts.length,
        }))
      : []),
  ];
}

/** Returns the runs of neighboring words of some lengths that a word is part of. */
export const runsAt = (
  words: readonly QueryWord[],
  at: number,
  lengths: readonly number[],
): QueryWord[][] =>
  lengths.flatMap((length) =>
    words
      .map((_, start) => words.slice(start, start + length))
      .filter((run, start) => run.length === length && start <= at && at < start + length),
  );

/** Finds the terms that neighboring words form when joined: `timezone` for `time zone`, `onRowClick` for `on row click`. */
export function joinedTerms(
  words: readonly QueryWord[],
  at: number,
  vocabulary: Vocabulary,
): Term[] {
  return runsAt(words, at, [2, 3, 4]).flatMap((run) => {
    const text = run.map((word) => wholeOf(word.raw)).join('');
    if (vocabulary.has(text)) return [term(text)];
    return run.at(-1)?.isOpen ? completions(text, vocabulary, completionWeight) : [];
  });
}

/** Guesses what a word that the index does not have stands for: two joined words, a longer name, or a misspelled word. */
export function guess(
  { text, isOpen }: QueryWord,
  vocabulary: Vocabulary,
): { groups: Term[][]; correction?: string } {
  const pair = splitJoined(text, vocabulary);
  if (pair.length > 0) return { groups: pair.map((part) => [term(part)]) };
  const inside = namesWith(text, vocabulary);
  if (inside.length > 0) return { groups: [inside.map((found) => term(found, containingWeight))] };
  const direct = vocabulary.near(text, isOpen);
  const near =
    direct.length > 0 || maxDistance(stem(text)) === 0
      ? direct
      : vocabulary.near(stem(text), isOpen);
  return near.length > 0
    ? {
        groups: [near.map((found, index) => term(found, correctionWeight / (index + 1)))],
        correction: near[0],
      }
    : { groups: [] };
}
