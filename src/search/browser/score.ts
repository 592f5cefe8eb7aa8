import {
  aboutWords,
  coverageOf,
  groupShare,
  leastSaid,
  leastSure,
  wordsOfTitle,
  type Coverage,
} from './match';
import type { ReadHeading } from './matchPages';
import type { FoundPage } from './pageSearch';
import type { Query } from './query';
import { maxPages, type Question } from './question';
import type { PageEntry } from '../types';
import { guideProduct, versionMatch } from './versionWords';

/**
 * The evidence for and against a page or section as the answer to a query, each piece with its weight.
 * `npm run bench:search -- --fit` fits these numbers to the development queries, and prints how well such numbers do on queries
 * that they were not fitted to. Don't set them by hand. A share is the share of the query's words, weighted by their rarity.
 * All values are between 0 and 1 unless stated otherwise.
 */
const weights = {
  /** The engine's score of the page relative to the best page, as a logarithm (up to 0). */
  engine: 2.94,
  /** The share in the title, heading, keywords and opening of the section together; and for a section, its square. */
  together: 1.97,
  togetherSquared: 1.86,
  /** The share in the fields that say what the page is about. */
  about: 2.13,
  /** The share in the heading, times how much of the heading is in the query; for a page the same with its keywords. */
  exact: 3.25,
  /** The share in the opening of the section. */
  opening: 0.38,
  /** The share that the section has and the title doesn't. */
  beyond: 1.43,
  /** How closely the title matches the query. */
  title: 3.22,
  /** How many other pages link to this one. */
  standing: 4.26,
  /** How far down the page the section is. */
  place: -0.38,
  /** For queries with an identifier: whether the page is one of the reference. */
  definition: 0.52,
  /**
   * For queries about upgrading: whether the page is a migration page, and whether it is an ordinary guide. The last is
   * negative (down to -1) for a migration guide that starts from a version other than the one being left.
   */
  migrationWanted: 1.93,
  guideUnwanted: -1.53,
  otherVersion: 1.26,
  /** 1 for the product that the query names or hints at, -1 for another one. */
  ofProduct: 1.8,
  /** Whether it is a gallery of demos. */
  isGallery: -0.55,
};

export type Evidence = Readonly<Record<keyof typeof weights, number>>;

export const evidenceNames = Object.keys(weights) as readonly (keyof Evidence)[];

/** Returns how likely a candidate is the answer compared with others. */
export const likelihoodOf = (evidence: Evidence): number =>
  evidenceNames.reduce((sum, name) => sum + weights[name] * evidence[name], 0);

/** The likelihood at which a candidate equals a reference row with half of the words, and how fast the score rises there. */
const middle = 4.5;
const spread = 1.5;
/** The highest score. */
const most = 1.2;

/** The share of its score that a migration page keeps if the query does not ask about upgrading: guides that answer come first. */
const unaskedShare = 0.7;

/** Turns a likelihood into a score between 0 and 1.2, comparable with the scores of rows and the threshold for weak hits. */
export const scoreOf = (likelihood: number): number =>
  most / (1 + Math.exp((middle - likelihood) / spread));

/** How much a word in the title counts compared with one in the heading; the same for one in a keyword of the section. */
const titleShare = 0.9;
const keywordShare = 0.9;
/** How much a word in the opening of a section counts: less than in the heading, more than anywhere else on the page. */
const openingShare = 0.7;

/** Weighs each word of a query by its rarity: a word in few places counts fully, a word in all places hardly at all. */
export function tellingWeights(
  { groups }: Query,
  countOf: (word: string) => number,
  places: number,
): number[] {
  const highest = Math.log(1 + places);
  return groups.map(({ terms, weight }) => {
    const sure = terms.filter((term) => term.weight >= leastSaid);
    const counts = (sure.length > 0 ? sure : terms).map(({ text }) => countOf(text));
    return (weight * Math.log(1 + places / Math.max(1, ...counts))) / highest;
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

/** What the words of a query count, and how well a text matches them. */
interface Scale {
  question: Question;
  /** Adds up the shares of all words. */
  sum: (shares: readonly number[]) => number;
}

function scaleOf(question: Question): Scale {
  const { query, countOf, placeCount } = question;
  const telling = tellingWeights(query, countOf, placeCount);
  const total = telling.reduce((all, weight) => all + weight, 0) || 1;
  return {
    question,
    sum: (shares) => shares.reduce((all, one, at) => all + one * (telling[at] ?? 0), 0) / total,
  };
}

const sharesOf = ({ groups }: Query, words: readonly string[]): number[] =>
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
    engine: Math.log(score / bestScore + 0.02),
    together: sum(sharesOf(query, wordsOfTitle(titleOf(id)))),
    togetherSquared: 0,
    about: sum(sharesOf(query, aboutWords(match))),
    exact: Math.max(
      0,
      ...keywords.map((one) => exactnessOf(scale, one, sharesOf(query, one.terms))),
    ),
    opening: 0,
    beyond: 0,
    title: coverage.title,
    standing: standing / 9,
    place: 0,
    definition: Number(kind === 'api' && query.isName),
    migrationWanted: Number(kind === 'migration' && query.isMigration),
    guideUnwanted: Number(kind === 'guide' && query.isMigration),
    otherVersion:
      guideProduct(path) === undefined ? 0 : againstVersion[versionMatch(path, query.versionsLeft)],
    ofProduct: query.hint === undefined ? 0 : query.hint === product ? 1 : -1,
    isGallery: Number(/-demo\/$/.test(path)),
  };
}

/** Returns the sections of a page that have a word of the query, with their evidence. */
function sectionCandidates(scale: Scale, page: number, ofPage: Evidence): Candidate[] {
  const { question, sum } = scale;
  const { query, titleOf, headings, sectionShare } = question;
  const { groups } = query;
  const inTitle = sharesOf(query, wordsOfTitle(titleOf(page)));
  const sections = headings(page).filter(({ section }) => section !== undefined);
  return sections.flatMap((heading, index): Candidate[] => {
    const own = heading.section as number;
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
    const together = sum(here.map((one, at) => Math.max(one, titleShare * (inTitle[at] ?? 0))));
    return [
      {
        heading,
        evidence: {
          ...ofPage,
          together,
          togetherSquared: together ** 2,
          exact: exactnessOf(scale, heading, inHeading),
          opening: sum(inOpening),
          beyond: sum(here.map((one, at) => Math.max(0, one - (inTitle[at] ?? 0)))),
          place: (index + 1) / sections.length,
        },
      },
    ];
  });
}

/** Returns the likeliest pages, likeliest first, each with its sections that have a word of the query. */
export function weighPages(question: Question): WeighedPage[] {
  const { query, pages, entries, titleOf, options } = question;
  const scale = scaleOf(question);
  const found = pages.map(({ id, match, score }): Found => {
    const entry = entries[id] as PageEntry;
    const coverage = coverageOf(query, match, titleOf(id), entry.kind);
    return { id, match, entry, coverage, score: score * coverage.once };
  });
  const bestScore = Math.max(...found.map(({ score }) => score), 1e-9);
  const weigh = (one: Candidate, { product }: PageEntry): WeighedPage['candidates'][number] => ({
    ...one,
    likelihood:
      likelihoodOf(one.evidence) +
      (product === options.product && product !== 'introduction' ? readBonus : 0),
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
      const share = entry.kind === 'migration' && !query.isMigration ? unaskedShare : 1;
      const score = share * scoreOf(candidates[0]?.likelihood ?? 0);
      return { id, entry, coverage, candidates, score };
    })
    .sort((a, b) => b.score - a.score);
}
