import type { ProductId } from '../../products/types';
import {
  guess,
  identifierGroups,
  joinedTerms,
  leastPages,
  splitJoined,
  term,
  wordTerms,
  maxQueryLength,
  readQuery,
  type Group,
  type Term,
  type QueryWord,
} from './queryTerms';
import { synonymsIn } from './synonymTable';
import {
  hintOfQuery,
  namingWords,
  productOfQuery,
  asksForMigration,
  isChangeWord,
  versionsLeft,
} from './versionWords';
import type { Vocabulary } from './vocabulary';
import { stem, stopWords, partsOf, wholeOf } from '../words';

/** A query prepared for the index. */
export interface Query {
  groups: Group[];
  /** The product that the query names. */
  product?: ProductId;
  /** Whether it is only the name of that product, in plain words: it asks for the overview. */
  isProduct: boolean;
  /** The product that the query names or, if it names none, the one that it is probably about. */
  hint?: ProductId;
  /** Whether the reader asks how to go from one version to another. */
  isMigration: boolean;
  /** The versions that the reader may be leaving, likeliest first; empty if the query names none. */
  versionsLeft: readonly number[];
  /** Whether it contains an identifier. */
  isName: boolean;
  /** Whether it is phrased as a question: guides answer those, even if they contain names. */
  isQuestion: boolean;
  /** The query with misspelled words replaced; unset if there were none. */
  corrected?: string;
}

/** Words that name a product narrow the search, but few pages of the product repeat them. */
const productWordWeight = 0.3;
/** Which version a guide starts from is evidence of its own: addresses and titles have it, too, but also that of the next guide. */
const versionWordWeight = 0.1;
/** Words for actions, which occur in any query. The words for what they apply to say more. */
const weakWords = new Set(
  'remove add change set show create render custom own new different read give choose after before several one only every difference between not disable enable default update load early late call called without prevent allow keep put place certain specific missing suppress exclude include manual error problem always whole entire shown each another outside inside together automatically programmatically conditionally correctly'.split(
    ' ',
  ),
);
const weakWeight = 0.5;
const synonymWeight = 0.6;

/** Whether a word is a version, which means nothing without the name before it: "react 19". */
const isVersion = ({ text }: QueryWord): boolean => /^(?:v?\d+|versions?)$/.test(text);

/** Drops the words that only phrase the question, unless nothing else is left. */
export function dropStopWords(words: readonly QueryWord[]): QueryWord[] {
  const kept = words.filter(({ text, isIdentifier }) => isIdentifier || !stopWords.has(text));
  if (kept.every(isVersion)) {
    const named = words.filter((word) => kept.includes(word) || word.text === 'react');
    return named.length > 0 ? named : [...words];
  }
  return kept;
}

/**
 * Splits an identifier into its words if nothing here has that name or a similar one. It may come from another library, and
 * the pages may use its words.
 */
export function spellOut(word: QueryWord, vocabulary: Vocabulary): QueryWord[] {
  const { raw, isIdentifier, isOwner, isOpen } = word;
  const whole = wholeOf(raw);
  const parts = partsOf(raw);
  const isKnown =
    !isIdentifier ||
    isOwner ||
    parts.length < 2 ||
    vocabulary.has(whole) ||
    vocabulary.startingWith(whole).length > 0 ||
    vocabulary.containing(whole).length > 0 ||
    vocabulary.near(whole, isOpen).length > 0;
  return isKnown
    ? [word]
    : parts.map((text, index) => ({
        raw: text,
        text,
        isIdentifier: false,
        isOwner: false,
        isOpen: isOpen && index === parts.length - 1,
      }));
}

/** Words of a sentence count by their rarity: a word on a few pages counts fully, a word on most pages 0.4. */
const leastRarity = 0.4;
function rarityOf({ text }: QueryWord, vocabulary: Vocabulary): number {
  const count = Math.max(vocabulary.countOf(text), vocabulary.countOf(stem(text)));
  return Math.max(leastRarity, 1 - Math.max(0, Math.log2(Math.max(count, 1) / 4)) * 0.12);
}

const questionWords = /^\s*(?:how|what|why|when|where|which|can|does|do|is|are|should)\s/i;

/**
 * Prepares a query for the index. Pure and total: any text gives a query, one without groups if nothing can be found.
 *
 * @param surface - how a word of the index is written on the pages, for the corrected query
 */
export function parseQuery(
  typed: string,
  vocabulary: Vocabulary,
  surface: (word: string) => string = (word) => word,
): Query {
  const query = parseWords(typed, vocabulary, surface);
  if (query.corrected === undefined) return query;
  // The corrected words may have synonyms and form names with their neighbors where the typed words did not.
  const { corrected } = query;
  const meant = parseWords(corrected, vocabulary, surface);
  return { ...meant, corrected: meant.corrected ?? corrected };
}

function parseWords(
  typed: string,
  vocabulary: Vocabulary,
  surface: (word: string) => string,
): Query {
  const all = readQuery(typed).flatMap((word) => spellOut(word, vocabulary));
  const words = dropStopWords(all);
  const asked = typed.slice(0, maxQueryLength);
  const isMigration = asksForMigration(asked);
  const telling = words.filter((word) => !isChangeWord(word));
  const naming = namingWords(all);
  const isNaming = (word: QueryWord): boolean => naming.has(word);
  const isOnlyProduct = words.every(isNaming);
  const said = new Set(words.map(({ text }) => stem(text)));
  // Synonyms that the query contains anyway are left out: the reader has already typed them.
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
      terms.length > 0 ||
      weakWords.has(word.text) ||
      isChangeWord(word) ||
      joinedTerms(all, at, vocabulary).length > 0;
    return { word, at, terms, ...(!isKnown && { guessed: guess(word, vocabulary) }) };
  });
  // If no word is known and at least one resembles nothing, the query is about another subject, and no word is misspelled.
  const isElsewhere =
    wanted.length > 2 &&
    wanted.every(({ guessed }) => guessed) &&
    wanted.some(({ guessed }) => guessed?.groups.length === 0);
  if (isElsewhere) {
    for (const one of wanted) one.guessed = { groups: [] };
  }
  const corrections = new Map<string, string>();
  for (const { word, guessed } of wanted) {
    if (guessed?.correction !== undefined) corrections.set(word.raw, surface(guessed.correction));
  }
  // Neighbors are joined after correction: "date ragne" is the beginning of `DateRangePicker`.
  const meant = all.map((word) => ({ ...word, raw: corrections.get(word.raw) ?? word.raw }));
  const groups = wanted.flatMap(({ word, at, terms, guessed }): Group[] => {
    const joined = joinedTerms(meant, at, vocabulary);
    if (word.isIdentifier) {
      const [first, ...rest] = identifierGroups(word, vocabulary);
      return first ? [{ ...first, terms: [...first.terms, ...joined] }, ...rest] : [];
    }
    const rarity = words.length > 2 ? rarityOf(word, vocabulary) : 1;
    const isChange = isMigration && isChangeWord(word) && telling.length > 0;
    const weight =
      isChange && isVersion(word)
        ? versionWordWeight
        : isChange || (isNaming(word) && !isOnlyProduct)
          ? productWordWeight
          : weakWords.has(word.text) && words.length > 1
            ? weakWeight * rarity
            : rarity;
    // A word that resembles nothing still counts as not found.
    const [first = [], ...rest] = guessed ? guessed.groups : [terms];
    return [[...first, ...joined], ...rest].map((own) => ({ terms: own, weight }));
  });
  const isName = words.some(({ isIdentifier }) => isIdentifier);
  const product = productOfQuery(all);
  const hint = product ?? hintOfQuery(all);
  return {
    groups,
    ...(product && { product }),
    isProduct: product !== undefined && isOnlyProduct && !isName,
    ...(hint && { hint }),
    isQuestion: questionWords.test(typed) && words.length > 1,
    isName,
    isMigration,
    versionsLeft: isMigration ? versionsLeft(asked) : [],
    ...(corrections.size > 0 && {
      corrected: all.map(({ raw }) => corrections.get(raw) ?? raw).join(' '),
    }),
  };
}
