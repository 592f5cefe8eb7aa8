import { maxDistance } from './distance';
import type { QueryWord } from './queryWords';
import { stem } from '../stem';
import type { Vocabulary } from './vocabulary';
import { partsOf, wholeOf } from '../words';

/** A word to look up in the index. */
export interface Term {
  text: string;
  /** What a match is worth beside others of the same group, up to 1. */
  weight: number;
}

/** What one word of the query may match; any of its terms will do. */
export interface Group {
  terms: Term[];
  /** How much of the query it stands for. */
  weight: number;
}

/** Words that lead to a name have been said to say whose it is. */
const ownerWeight = 0.2;
const containingWeight = 0.6;
const correctionWeight = 0.8;
/** A page that has all parts of a name, but not the name, is still worth showing, far below one that has it. */
const partsWeight = 0.35;

const relativeWeight = 0.85;
/** What a word being typed may become, when it is a word already, and when it is none. */
const longerWeight = 0.25;
const completionWeight = 0.8;

/** A word of the index, and what it counts. */
export const term = (text: string, weight: number = 1): Term => ({ text, weight });

/** What a text may be the start of: the nearer in length, the more likely. */
const completions = (text: string, vocabulary: Vocabulary, weight: number): Term[] =>
  vocabulary
    .startingWith(text)
    .map((word) => term(word, (weight * (text.length + word.length)) / (2 * word.length)));

/**
 * The words of the index that a word stands for: itself, as a name of code or stemmed, and its relatives. A word that the
 * index does not have, and one that is still being typed, may be the start of another.
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

/** Fewer letters of a word that is typed to its end are the start of too many others. */
const leastStart = 4;

/** What stands on fewer pages is no word that others are joined of. */
export const leastPages = 2;

/** The two known words that a word was joined of, `datasource` for "data source"; the longest first word counts. */
export function splitJoined(text: string, vocabulary: Vocabulary): string[] {
  for (let at = text.length - 3; at >= 3; at -= 1) {
    const pair = [text.slice(0, at), text.slice(at)].map(stem);
    if (pair.every((part) => part.length > 2 && vocabulary.countOf(part) >= leastPages)) {
      return pair;
    }
  }
  return [];
}

/** The groups of a name of code: itself, or what has it inside, and its parts for what is. */
export function identifierGroups(word: QueryWord, vocabulary: Vocabulary): Group[] {
  const whole = wholeOf(word.raw);
  const parts = partsOf(word.raw).map(stem);
  const weight = word.isOwner ? ownerWeight : 1;
  const names = [
    ...(vocabulary.has(whole) ? [term(whole)] : []),
    ...completions(whole, vocabulary, vocabulary.has(whole) ? longerWeight : completionWeight),
  ];
  const inside = new Set(vocabulary.containing(whole).filter((text) => !text.startsWith(whole)));
  const terms = [...names, ...[...inside].map((text) => term(text, containingWeight))];
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

/** The terms of neighboring words written as one: `time zone` for `timezone`, `on row click` for `onRowClick`. */
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

/** What a word that the index does not have may stand for: a longer name, two words, or a word spelled right. */
export function guess(
  { text, isOpen }: QueryWord,
  vocabulary: Vocabulary,
): { groups: Term[][]; correction?: string } {
  const pair = splitJoined(text, vocabulary);
  if (pair.length > 0) {
    return { groups: pair.map((part) => [term(part)]) };
  }
  // Inside of short words it is chance.
  const inside = text.length > 5 ? vocabulary.containing(text) : [];
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
