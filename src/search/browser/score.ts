import {
  aboutWords,
  coverageOf,
  groupShare,
  leastSaid,
  leastSure,
  wordsOfTitle,
  type Coverage,
  type ReadHeading,
} from './match';
import type { FoundPage } from './postings';
import type { Query } from './query';
import { maxPages, type Question } from './question';
import type { ProductId } from '../../products/types';
import type { PageEntry } from '../types';
import { guideProduct, versionMatch } from './versionWords';

/**
 * The evidence for and against a page, section or row of the reference as the answer to a query, with the weight of each.
 * `npm run bench:search -- --fit` fits these numbers to the development queries; the half set aside shows how well they do on
 * other queries. Don't set them by hand. A share is the share of the query's words, weighted by their rarity.
 * All values are between 0 and 1 unless stated otherwise.
 */
const weights = {
  /** The engine's score of the page relative to the best page, as a logarithm (up to 0). */
  engine: 3.5,
  /** The share in the title, heading, keywords and opening of the section together; and for a section, its square. */
  together: 1.71,
  togetherSquared: 2.59,
  /** The share in the fields that say what the page is about. */
  about: 1.89,
  /** The share in the heading, times how much of the heading is in the query; for a page the same with its keywords. */
  exact: 2.26,
  /** The share that the section has and the title doesn't. */
  beyond: 2.22,
  /** How closely the title matches the query. */
  title: 2.81,
  /** How many other pages link to this one. */
  standing: 3.22,
  /**
   * For queries about upgrading: whether the page is a migration page, and whether it is an ordinary guide. The last is
   * negative (down to -1) for a migration guide that starts from a version other than the one being left.
   */
  migrationWanted: 1.74,
  guideUnwanted: -1.64,
  otherVersion: 1.35,
  /** 1 for the product that the query names or hints at, -1 for another one. */
  ofProduct: 1.93,
  /** Whether a migration page is found without having been asked for. */
  migrationUnasked: -1.56,
  /** Whether it is a row of the reference. */
  isRow: -4.58,
};

export type Evidence = Readonly<Record<keyof typeof weights, number>>;

export const evidenceNames = Object.keys(weights) as readonly (keyof Evidence)[];

/** Returns how likely a candidate is the answer compared with others. */
export const likelihoodOf = (evidence: Evidence): number =>
  evidenceNames.reduce((sum, name) => sum + weights[name] * evidence[name], 0);

const none = Object.fromEntries(evidenceNames.map((name) => [name, 0])) as Evidence;

/** The likelihood of half of the highest score, and how fast the score rises there: scores are compared with thresholds. */
const middle = 4.5;
const spread = 1.5;
/** The highest score. */
const most = 1.2;

/** Turns a likelihood into a score between 0 and 1.2, below those of names. */
export const scoreOf = (likelihood: number): number =>
  most / (1 + Math.exp((middle - likelihood) / spread));

/** How much a word in the title counts compared with one in the heading; the same for one in a keyword of the section. */
const titleShare = 0.9;
const keywordShare = 0.9;
/** How much a word in the opening of a section counts: less than in the heading, more than anywhere else on the page. */
const openingShare = 0.5;

/**
 * Weighs each word of a query by its rarity: a word in few places counts fully, a word in all places hardly at all. Of the weight
 * in the query only the root counts, since that has the rarity, too.
 */
export function tellingWeights(
  { groups }: Query,
  countOf: (word: string) => number,
  places: number,
): number[] {
  const highest = Math.log(1 + places);
  return groups.map(({ terms, weight }) => {
    const sure = terms.filter((term) => term.weight >= leastSaid);
    const counts = (sure.length > 0 ? sure : terms).map(({ text }) => countOf(text));
    return (Math.sqrt(weight) * Math.log(1 + places / Math.max(1, ...counts))) / highest;
  });
}

/** The evidence against a migration guide, by the version that it starts from. */
const againstVersion = { likeliest: 0, 'less likely': -0.3, other: -1 } as const;

/** A section to weigh, or the page as a whole, which has no `heading`. */
export interface Candidate {
  heading?: ReadHeading;
  evidence: Evidence;
}

/** A page that has words of the query, with its candidates for the answer, likeliest first. */
export interface WeighedPage {
  id: number;
  entry: PageEntry;
  coverage: Coverage;
  /** That of its likeliest candidate, see `scoreOf`. */
  score: number;
  candidates: (Candidate & { likelihood: number })[];
}

/** Added to the likelihood of a page of the product being read. The queries that weights are fitted to come from no page. */
const readBonus = 2;

export function scaleOf(question: Question) {
  const { query, countOf, placeCount } = question;
  const telling = tellingWeights(query, countOf, placeCount);
  const total = telling.reduce((all, weight) => all + weight, 0) || 1;
  return {
    question,
    /** Adds up the shares of all words. */
    sum: (shares: readonly number[]): number =>
      shares.reduce((all, one, at) => all + one * (telling[at] ?? 0), 0) / total,
  };
}

/** What the words of a query count, and how well a text matches them. */
export type Scale = ReturnType<typeof scaleOf>;

export const sharesOf = ({ groups }: Query, words: readonly string[]): number[] =>
  groups.map((group) => groupShare(group, words));

/** Returns how closely a heading or keyword with some shares of the query matches it. */
function exactnessOf(
  { question, sum }: Scale,
  { terms }: ReadHeading,
  shares: readonly number[],
): number {
  const inQuery = terms.filter((word) =>
    question.query.groups.some((group) =>
      group.terms.some(({ text, weight }) => text === word && weight >= leastSure),
    ),
  ).length;
  return (sum(shares) * inQuery) / Math.max(terms.length, 1);
}

const ofProduct = ({ hint }: Query, product: ProductId): number =>
  hint === undefined ? 0 : hint === product ? 1 : -1;

/** A page that the engine has found. */
interface Found extends FoundPage {
  entry: PageEntry;
  coverage: Coverage;
}

/** Returns the evidence for a page as a whole. */
function pageEvidence(
  scale: Scale,
  { id, entry, coverage, match, score }: Found,
  bestScore: number,
): Evidence {
  const { question, sum } = scale;
  const { query, titleOf, headings } = question;
  const { path, kind, standing } = entry;
  const product = guideProduct(path) ?? entry.product;
  // A keyword is a name that readers use for the page.
  const keywords = headings(id).filter(({ heading }) => heading.id === '');
  return {
    ...none,
    engine: Math.log(score / bestScore + 0.02),
    together: sum(sharesOf(query, wordsOfTitle(titleOf(id)))),
    about: sum(sharesOf(query, aboutWords(match))),
    exact: Math.max(
      0,
      ...keywords.map((one) => exactnessOf(scale, one, sharesOf(query, one.terms))),
    ),
    title: coverage.title,
    standing: standing / 9,
    migrationWanted: Number(kind === 'migration' && query.isMigration),
    guideUnwanted: Number(kind === 'guide' && query.isMigration),
    otherVersion:
      guideProduct(path) === undefined ? 0 : againstVersion[versionMatch(path, query.versionsLeft)],
    ofProduct: ofProduct(query, product),
    migrationUnasked: Number(kind === 'migration' && !query.isMigration),
  };
}

/** The evidence of a place on a page, by how well it and the title of the page have each word of the query. */
function placeEvidence({ sum }: Scale, here: readonly number[], inTitle: readonly number[]) {
  const together = sum(here.map((one, at) => Math.max(one, titleShare * (inTitle[at] ?? 0))));
  return {
    together,
    togetherSquared: together ** 2,
    beyond: sum(here.map((one, at) => Math.max(0, one - (inTitle[at] ?? 0)))),
  };
}

/**
 * Returns the evidence for a row of the reference on one of its pages.
 *
 * @param inName - for each word of the query, how well the name of the row has it
 * @param named - the share of the name's words that the query has
 */
export function rowEvidence(
  scale: Scale,
  page: number,
  inName: readonly number[],
  named: number,
): Evidence {
  const { query, titleOf, entries } = scale.question;
  const { product, standing } = entries[page] as PageEntry;
  return {
    ...none,
    ...placeEvidence(scale, inName, sharesOf(query, wordsOfTitle(titleOf(page)))),
    exact: scale.sum(inName) * named,
    standing: standing / 9,
    guideUnwanted: Number(query.isMigration),
    ofProduct: ofProduct(query, product),
    isRow: 1,
  };
}

/** Returns the likelihood of a candidate on a page, for a reader of some product. */
export const likelihoodFor = (
  { options }: Question,
  evidence: Evidence,
  { product }: PageEntry,
): number =>
  likelihoodOf(evidence) +
  (product === options.product && product !== 'introduction' ? readBonus : 0);

/** Returns the sections of a page that have a word of the query, with their evidence. */
function sectionCandidates(scale: Scale, page: number, ofPage: Evidence): Candidate[] {
  const { query, titleOf, headings, sectionShare } = scale.question;
  const { groups } = query;
  const inTitle = sharesOf(query, wordsOfTitle(titleOf(page)));
  return headings(page).flatMap((heading): Candidate[] => {
    const { section: own } = heading;
    // A keyword of the page, or a lead.
    if (own === undefined) return [];
    const inHeading = sharesOf(query, heading.terms);
    const inKeywords = groups.map((group) => sectionShare(group, own, 'keywords'));
    const inOpening = groups.map((group) => sectionShare(group, own, 'openings'));
    if (![...inHeading, ...inKeywords, ...inOpening].some(Boolean)) return [];
    const here = groups.map((_, at) =>
      Math.max(
        inHeading[at] ?? 0,
        keywordShare * (inKeywords[at] ?? 0),
        openingShare * (inOpening[at] ?? 0),
      ),
    );
    const evidence = {
      ...ofPage,
      ...placeEvidence(scale, here, inTitle),
      exact: exactnessOf(scale, heading, inHeading),
    };
    return [{ heading, evidence }];
  });
}

/** Returns the likeliest pages, likeliest first, each with its sections that have a word of the query. */
export function weighPages(question: Question): WeighedPage[] {
  const { query, pages, entries, titleOf } = question;
  const scale = scaleOf(question);
  const found = pages.map(({ id, match, score }): Found => {
    const entry = entries[id] as PageEntry;
    const coverage = coverageOf(query, match, titleOf(id));
    return { id, match, entry, coverage, score: score * coverage.once };
  });
  const bestScore = Math.max(...found.map(({ score }) => score), 1e-9);
  const weigh = (one: Candidate, entry: PageEntry): WeighedPage['candidates'][number] => ({
    ...one,
    likelihood: likelihoodFor(question, one.evidence, entry),
  });
  const byLikelihood = (a: { likelihood: number }, b: { likelihood: number }): number =>
    b.likelihood - a.likelihood;
  return found
    .map((page) => ({
      ...page,
      ...weigh({ evidence: pageEvidence(scale, page, bestScore) }, page.entry),
    }))
    .sort(byLikelihood)
    .slice(0, maxPages)
    .map(({ id, entry, coverage, evidence, likelihood }) => {
      const sections = sectionCandidates(scale, id, evidence).map((one) => weigh(one, entry));
      const candidates = [{ evidence, likelihood }, ...sections].sort(byLikelihood);
      const score = scoreOf(candidates[0]?.likelihood ?? 0);
      return { id, entry, coverage, candidates, score };
    })
    .sort((a, b) => b.score - a.score);
}
