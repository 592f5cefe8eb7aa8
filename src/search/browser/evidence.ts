import {
  groupShare,
  leastSaid,
  leastSure,
  wordsOfTitle,
  type Coverage,
  type TitleTerms,
} from './rank';
import type { ReadHeading, SectionShare } from './matchPages';
import type { Plan } from './plan';
import type { PageEntry } from '../types';
import { guideProduct, versionMatch } from './versionWords';

/**
 * The evidence for and against a section as the answer to a query. A share is the share of the query's words, weighted by
 * their rarity in sections. All values are between 0 and 1 unless stated otherwise.
 */
export interface Evidence {
  /** The page's score by its words, relative to the best page; the engine's relative score, as a logarithm (up to 0). */
  page: number;
  engine: number;
  /** The share in the title, heading, keywords and opening of the section together; and its square. */
  together: number;
  togetherSquared: number;
  /** The share in the fields that say what the page is about, and the share anywhere on the page. */
  about: number;
  anywhere: number;
  /** The share in the heading; that share times how much of the heading is in the query; and the share in the opening. */
  heading: number;
  exact: number;
  opening: number;
  /** The share that the section has and the title doesn't. */
  beyond: number;
  /** How closely the title matches the query. */
  title: number;
  /** How many other pages link to this one. */
  standing: number;
  /** Whether it is the page as a whole; and, for a section, how far down the page it is. */
  isPage: number;
  place: number;
  isApi: number;
  isMigration: number;
  /**
   * For queries about upgrading: whether the page is a migration page, and whether it is an ordinary guide. The last is
   * negative (down to -1) for a migration guide that starts from a version other than the one being left.
   */
  migrationWanted: number;
  guideUnwanted: number;
  otherVersion: number;
  /** Whether it belongs to the product that the query names or hints at. */
  ofProduct: number;
  /** Whether it is a gallery of demos. */
  isGallery: number;
}

/** The names of all evidence. */
export const evidenceNames = [
  'page',
  'engine',
  'together',
  'togetherSquared',
  'about',
  'anywhere',
  'heading',
  'exact',
  'opening',
  'beyond',
  'title',
  'standing',
  'isPage',
  'place',
  'isApi',
  'isMigration',
  'migrationWanted',
  'guideUnwanted',
  'otherVersion',
  'ofProduct',
  'isGallery',
] as const satisfies readonly (keyof Evidence)[];

/** How much a word in the title counts compared with one in the heading; the same for one in a keyword of the section. */
const titleShare = 0.9;
const keywordShare = 0.9;
/** How much a word in the opening of a section counts: less than in the heading, more than anywhere else on the page. */
const openingShare = 0.7;

/** Weighs each word of a query by its rarity: a word in few places counts fully, a word in all places hardly at all. */
export function tellingWeights(
  { groups }: Plan,
  countOf: (word: string) => number,
  places: number,
): number[] {
  const most = Math.log(1 + places);
  return groups.map(({ terms, weight }) => {
    const sure = terms.filter((term) => term.weight >= leastSaid);
    const counts = (sure.length > 0 ? sure : terms).map(({ text }) => countOf(text));
    return (weight * Math.log(1 + places / Math.max(1, ...counts))) / most;
  });
}

export interface PageEvidence {
  plan: Plan;
  weights: readonly number[];
  entry: PageEntry;
  coverage: Coverage;
  title: TitleTerms;
  /** The words of the page that match the query, and those among them that say what the page is about. */
  words: readonly string[];
  aboutWords: readonly string[];
  page: number;
  engine: number;
}

/** The evidence against a migration guide, by the version that it starts from. */
const againstVersion = { likeliest: 0, 'less likely': -0.3, other: -1 } as const;

/** A section to weigh, or the page as a whole, which has no `heading`. */
export interface Candidate {
  heading?: ReadHeading;
  evidence: Evidence;
}

/** Returns the candidates of a page: the page itself, and its sections that have a word of the query. */
export function candidatesOf(
  { plan, weights, entry, coverage, title, words, aboutWords, page, engine }: PageEvidence,
  headings: readonly ReadHeading[],
  share: SectionShare,
): Candidate[] {
  const { groups } = plan;
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const sum = (shares: readonly number[]): number =>
    shares.reduce((all, one, at) => all + one * (weights[at] ?? 0), 0) / total;
  const titleWords = wordsOfTitle(title);
  const inTitle = groups.map((group) => groupShare(group, titleWords));
  const isMigration = entry.kind === 'migration';
  const ofPage = {
    page,
    engine,
    about: sum(groups.map((group) => groupShare(group, aboutWords))),
    anywhere: sum(groups.map((group) => groupShare(group, words))),
    title: coverage.title,
    standing: entry.standing / 9,
    isApi: Number(entry.kind === 'api'),
    isMigration: Number(isMigration),
    migrationWanted: Number(isMigration && plan.isMigration),
    guideUnwanted: Number(entry.kind === 'guide' && plan.isMigration),
    otherVersion:
      guideProduct(entry.path) === undefined
        ? 0
        : againstVersion[versionMatch(entry.path, plan.versionsLeft)],
    ofProduct: Number(plan.hint === entry.product),
    isGallery: Number(/-demo\/$/.test(entry.path)),
  };
  /** How closely a heading or keyword matches the query. */
  const nearnessOf = ({
    terms,
  }: ReadHeading): { shares: number[]; share: number; exact: number } => {
    const shares = groups.map((group) => groupShare(group, terms));
    const inQuery = terms.filter((word) =>
      groups.some((group) =>
        group.terms.some(({ text, weight }) => text === word && weight >= leastSure),
      ),
    ).length;
    const share = sum(shares);
    return { shares, share, exact: (share * inQuery) / Math.max(terms.length, 1) };
  };
  // A keyword is a name that readers use for the page.
  const keywords = headings.filter(({ heading }) => heading.id === '').map(nearnessOf);
  const asPage: Evidence = {
    ...ofPage,
    together: sum(inTitle),
    togetherSquared: 0,
    heading: Math.max(0, ...keywords.map(({ share: own }) => own)),
    exact: Math.max(0, ...keywords.map(({ exact }) => exact)),
    opening: 0,
    beyond: 0,
    isPage: 1,
    place: 0,
  };
  const sections = headings.filter(({ section }) => section !== undefined);
  return [
    { evidence: asPage },
    ...sections.flatMap((heading, index): Candidate[] => {
      const own = heading.section as number;
      const near = nearnessOf(heading);
      const inKeywords = groups.map((group) => share(group, own, 'keywords'));
      const inOpening = groups.map((group) => share(group, own, 'openings'));
      if (![...near.shares, ...inKeywords, ...inOpening].some(Boolean)) return [];
      const here = groups.map((_, at) =>
        Math.max(
          near.shares[at] ?? 0,
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
            heading: near.share,
            exact: near.exact,
            opening: sum(inOpening),
            beyond: sum(here.map((one, at) => Math.max(0, one - (inTitle[at] ?? 0)))),
            isPage: 0,
            place: (index + 1) / sections.length,
          },
        },
      ];
    }),
  ];
}
