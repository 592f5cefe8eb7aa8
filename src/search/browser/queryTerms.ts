import { maxDistance } from '../../utils/editDistance';
import type { QueryWord } from './queryWords';
import { stem } from '../stem';
import type { Vocabulary } from './vocabulary';
import { partsOf, wholeOf } from '../words';

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

/** Finds the terms that neighboring words form when joined: `timezone` for `time zone`, `onRowClick` for `on row click`. */
export function joinedTerms(
  words: readonly QueryWord[],
  at: number,
  vocabulary: Vocabulary,
): Term[] {
  const found: Term[] = [];
  for (const length of [2, 3, 4]) {
    for (let start = Math.max(0, at - length + 1); start <= at; start += 1) {
      const run = words.slice(start, start + length);
      if (run.length === length) {
        const text = run.map((word) => wholeOf(word.raw)).join('');
        if (vocabulary.has(text)) {
          found.push(term(text));
        } else if (run.at(-1)?.isOpen) {
          found.push(...completions(text, vocabulary, completionWeight));
        }
      }
    }
  }
  return found;
}

/** Guesses what a word that the index does not have stands for: two joined words, a longer name, or a misspelled word. */
export function guess(
  { text, isOpen }: QueryWord,
  vocabulary: Vocabulary,
): { groups: Term[][]; correction?: string } {
  const pair = splitJoined(text, vocabulary);
  if (pair.length > 0) {
    return { groups: pair.map((part) => [term(part)]) };
  }
  const inside = namesWith(text, vocabulary);
  if (inside.length > 0) {
    return { groups: [inside.map((found) => term(found, containingWeight))] };
  }
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
