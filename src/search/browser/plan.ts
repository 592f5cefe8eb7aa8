import { hintOfQuery, namingWords, productOfQuery } from './productWords';
import type { ProductId } from '../../products/types';
import { maxDistance } from './distance';
import { readQuery, type QueryWord } from './queryWords';
import { stem } from '../stem';
import { stopWords } from '../stopWords';
import { synonymsIn } from './synonymTable';
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

/** A query made ready for the index. */
export interface Plan {
  groups: Group[];
  /** The product that the query names. */
  product?: ProductId;
  /** The product that it is likely about, when it names none. */
  hint?: ProductId;
  /** Whether the reader asks how to go from one version to another. */
  isMigration: boolean;
  /** Whether it holds a name of code. */
  isName: boolean;
  /** The query with misspelled words replaced; unset when none were. */
  corrected?: string;
}

/** Words of a query that name a product narrow down where to look; few of its pages repeat them. */
const productWordWeight = 0.3;
const ownerWeight = 0.2;
/** Words that say what is done, in any query: what it is done to tells more. */
const weakWords = new Set(
  'remove add change set show create render custom own new different read give choose after before several one only every difference between not disable enable default update load early late call called without'.split(
    ' ',
  ),
);
const weakWeight = 0.5;
const synonymWeight = 0.6;
const containingWeight = 0.6;
const correctionWeight = 0.8;
/** A page that has all parts of a name, but not the name, is still worth showing, far below one that has it. */
const partsWeight = 0.35;

const relativeWeight = 0.85;
/** What a word being typed may become, when it is a word already, and when it is none. */
const longerWeight = 0.25;
const completionWeight = 0.8;

const term = (text: string, weight: number = 1): Term => ({ text, weight });

/** Leaves out the words that only put the question, unless nothing else is left. */
export function dropStopWords(words: readonly QueryWord[]): QueryWord[] {
  const kept = words.filter(({ text, isIdentifier }) => isIdentifier || !stopWords.has(text));
  return kept.length > 0 ? kept : [...words];
}

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
  if (!isOpen && text.length < 3) return [];
  const started = completions(text, vocabulary, completionWeight);
  return started.length > 0 || stemmed.length < 4
    ? started
    : completions(stemmed, vocabulary, completionWeight);
}

/** What stands on fewer pages is no word that others are joined of. */
const leastPages = 2;

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
function guess(
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

/** Words of a sentence count by how much they tell: what stands on a few pages all, what stands on most pages half. */
const leastRarity = 0.4;
function rarityOf({ text }: QueryWord, vocabulary: Vocabulary): number {
  const count = Math.max(vocabulary.countOf(text), vocabulary.countOf(stem(text)));
  return Math.max(leastRarity, 1 - Math.max(0, Math.log2(Math.max(count, 1) / 4)) * 0.12);
}

const migrationWords =
  /\b(?:migrat\w*|upgrad\w*|breaking|codemods?|changed|changes|changelog|deprecated|renamed|lab|v[4-9])\b/i;

/**
 * Makes a query ready for the index. Pure and total: any text gives a plan, an empty one when nothing can be found.
 *
 * @param surface - how a word of the index is written on the pages, for the corrected query
 */
export function planQuery(
  query: string,
  vocabulary: Vocabulary,
  surface: (word: string) => string = (word) => word,
): Plan {
  const plan = planWords(query, vocabulary, surface);
  if (plan.corrected === undefined) return plan;
  // What was meant may have synonyms and neighbours that what was typed has not.
  const { corrected } = plan;
  const meant = planWords(corrected, vocabulary, surface);
  return { ...meant, corrected: meant.corrected ?? corrected };
}

function planWords(query: string, vocabulary: Vocabulary, surface: (word: string) => string): Plan {
  const all = readQuery(query);
  const words = dropStopWords(all);
  const naming = namingWords(all);
  const isNaming = (word: QueryWord): boolean => naming.has(word);
  const isOnlyProduct = words.every(isNaming);
  const said = new Set(words.map(({ text }) => stem(text)));
  // A word that the query has anyway stands for itself.
  const synonymTerms = (at: number): Term[] =>
    synonymsIn(all, at)
      .filter((text) => vocabulary.has(text) && !said.has(text))
      .map((text) => term(text, synonymWeight));
  const wanted = words.map((word) => {
    const at = all.indexOf(word);
    if (word.isIdentifier) return { word, at, terms: [] };
    const isRare = vocabulary.has(word.text) && vocabulary.countOf(word.text) <= leastPages;
    const rare = isRare ? splitJoined(word.text, vocabulary) : [];
    const terms = [
      ...wordTerms(word, vocabulary),
      ...synonymTerms(at),
      ...rare.map((part) => term(part, synonymWeight)),
    ];
    const isKnown =
      terms.length > 0 || weakWords.has(word.text) || joinedTerms(all, at, vocabulary).length > 0;
    return { word, at, terms, ...(!isKnown && { guessed: guess(word, vocabulary) }) };
  });
  const corrections = new Map<string, string>();
  for (const { word, guessed } of wanted) {
    if (guessed?.correction !== undefined) corrections.set(word.raw, surface(guessed.correction));
  }
  // Neighbors join as they were meant: "date ragne" is the beginning of `DateRangePicker`.
  const meant = all.map((word) => ({ ...word, raw: corrections.get(word.raw) ?? word.raw }));
  const groups = wanted.flatMap(({ word, at, terms, guessed }): Group[] => {
    const joined = joinedTerms(meant, at, vocabulary);
    if (word.isIdentifier) {
      const [first, ...rest] = identifierGroups(word, vocabulary);
      return first ? [{ ...first, terms: [...first.terms, ...joined] }, ...rest] : [];
    }
    const rarity = words.length > 2 ? rarityOf(word, vocabulary) : 1;
    const weight =
      isNaming(word) && !isOnlyProduct
        ? productWordWeight
        : weakWords.has(word.text) && words.length > 1
          ? weakWeight * rarity
          : rarity;
    // A word that nothing comes near to still counts as not found.
    const [first = [], ...rest] = guessed ? guessed.groups : [terms];
    return [[...first, ...joined], ...rest].map((own) => ({ terms: own, weight }));
  });
  const product = productOfQuery(all);
  const hint = product ?? hintOfQuery(all);
  return {
    groups,
    ...(product && { product }),
    ...(hint && { hint }),
    isName: words.some(({ isIdentifier }) => isIdentifier),
    isMigration: migrationWords.test(query.slice(0, 1000)),
    ...(corrections.size > 0 && {
      corrected: all.map(({ raw }) => corrections.get(raw) ?? raw).join(' '),
    }),
  };
}
