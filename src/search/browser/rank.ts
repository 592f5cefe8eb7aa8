import type { ProductId } from '../../products/types';
import type { Plan } from './plan';
import type { Group, Term } from './queryTerms';
import type { Kind, PageEntry } from '../types';
import { termsOf } from '../terms';
import { partsOf, wholeOf } from '../words';

/** Where the reader is. */
export interface RankOptions {
  /** The product of the page being read: its pages rank higher. */
  product?: ProductId;
}

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

/** Guides explain, the reference lists, and migration guides repeat both for another version. */
const kindFactors: Readonly<Record<Kind, number>> = { guide: 1, api: 0.8, migration: 0.5 };
/** A reader who types an identifier wants its definition no less than a guide that uses it. */
const namedApiFactor = 1.1;
/** Variants are named by adding words: of pages that define the same name, `DatePicker` comes before `StaticDatePicker`. */
const variantFactor = 0.92;
/** For migration pages if the query asks about upgrading. */
const migrationFactor = 2;
/** For a page of the product that the query names. `readProductFactor` is for the product being read. */
const namedProductFactor = 1.35;
/** For a page of a product other than the one that the query names or is probably about. */
const otherNamedFactor = 0.6;
const otherHintFactor = 0.8;
const readProductFactor = 1.6;
/** Of the pages on one component for several plans, the smallest plan comes first: it is what most readers have. */
const planFactors: Readonly<Record<string, number>> = { pro: 0.85, premium: 0.78 };
const titleBonus = 1;
/** A reader who types a component's whole name wants its page, not that of a component with a longer name. */
const wholeNameFactor = 1.3;
/** Per step of standing: enough to decide between equally good definitions. Overviews get many links for other reasons. */
const standingBonus = 0.06;
/** The index of a product's reference names everything and defines nothing. */
const apiIndexFactor = 0.4;
const coverageExponent = 1.5;

/** What the engine returns about a page: matching word -> the fields that have it. */
export type Match = Readonly<Record<string, readonly string[]>>;

/**
 * How much a word counts that is only in the prose or code of a page, in no field that says what the page is about. In the
 * long tables of the reference, the words of a query are in rows that have nothing to do with each other.
 */
const proseShares: Readonly<Record<Kind, number>> = { guide: 0.85, api: 0.45, migration: 0.6 };

/** Whether a field says nothing about the subject of a page. */
export const isProse = (field: string): boolean => field === 'text' || field === 'code';

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

/** Returns how much of the query a page answers. */
export function coverageOf(plan: Plan, match: Match, title: TitleTerms, kind: Kind): Coverage {
  const words = Object.keys(match);
  const telling = words.filter((word) => match[word]?.some((field) => !isProse(field)));
  const total = plan.groups.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) {
    return { words: 0, title: 0, inTitle: 0, once: 1 };
  }
  const titleWords = wordsOfTitle(title);
  let covered = 0;
  let inTitle = 0;
  let best = 0;
  let all = 0;
  const sure = new Set<string>();
  for (const group of plan.groups) {
    const found = group.terms.filter(({ text }) => words.includes(text));
    const weights = found.map(({ weight }) => weight * group.weight);
    for (const { text, weight } of found) if (weight >= leastSure) sure.add(text);
    best += Math.max(0, ...weights);
    all += weights.reduce((sum, weight) => sum + weight, 0);
    covered +=
      group.weight *
      Math.max(groupShare(group, telling), proseShares[kind] * groupShare(group, words));
    inTitle += group.weight * groupShare(group, titleWords);
  }
  const isNamed = (word: string, leastWeight: number): boolean =>
    plan.groups.some(({ terms }) =>
      terms.some(({ text, weight }) => word === text && weight >= leastWeight),
    );
  // A name as one word counts if it was typed in full, not if the typed word may be its start.
  const ofTitle =
    title.whole !== undefined && isNamed(title.whole, 1)
      ? 1
      : title.parts.filter((part) => isNamed(part, 0)).length / Math.max(title.parts.length, 1);
  return {
    words: covered / total,
    title: (inTitle / total) * ofTitle,
    inTitle: inTitle / total,
    once: all > 0 ? (best / all) * (Math.max(sure.size, 1) / words.length) : 1,
  };
}

/** Returns the factor for a hit of a product if the query names or hints at another. */
export const otherFactor = (product: ProductId, { product: named, hint }: Plan): number =>
  hint === undefined || product === hint
    ? 1
    : named === undefined || product === 'introduction'
      ? otherHintFactor
      : otherNamedFactor;

/** Returns the final score of a page; the constants explain each factor. */
export function rank(
  score: number,
  { kind, product, tags, title, path, standing }: PageEntry,
  coverage: Coverage,
  plan: Plan,
  options: RankOptions,
): number {
  const ofKind =
    kind === 'migration' && plan.isMigration
      ? migrationFactor
      : kind === 'api' && plan.isName
        ? namedApiFactor
        : kindFactors[kind];
  const ofVariant = kind === 'api' ? variantFactor ** partsOf(title).length : 1;
  const ofProduct =
    (product === plan.product ? namedProductFactor : 1) *
    (options.product && options.product !== 'introduction' && product === options.product
      ? readProductFactor
      : 1);
  const ofOther = otherFactor(product, plan);
  const ofPlan =
    kind === 'api' ? tags.reduce((factor, tag) => factor * (planFactors[tag] ?? 1), 1) : 1;
  const isIndex = kind === 'api' && path.split('/').length === 4;
  return (
    score *
    coverage.once *
    coverage.words ** coverageExponent *
    (1 + titleBonus * coverage.title) *
    (kind === 'api' && coverage.title === 1 ? wholeNameFactor : 1) *
    (kind === 'api' ? 1 + standingBonus * standing : 1) *
    (isIndex && plan.isName ? apiIndexFactor : 1) *
    ofKind *
    ofProduct *
    ofOther *
    ofPlan *
    ofVariant
  );
}
