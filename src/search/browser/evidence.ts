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
 * What speaks for and against a section as the answer to a query. Shares are of the words of the query, weighed by how few
 * sections have them; all are between 0 and 1 where nothing else is said.
 */
export interface Evidence {
  /** The score of the page by its words, beside the best of all pages; and the engine's own one, as a logarithm (up to 0). */
  page: number;
  engine: number;
  /** What title, heading, keywords and opening of the section say of the query together; and the square of it. */
  together: number;
  togetherSquared: number;
  /** The share in whatever says what the page is about, and anywhere on it. */
  about: number;
  anywhere: number;
  /** The share in the heading, the same times how much of the heading the query has, and the share in the opening. */
  heading: number;
  exact: number;
  opening: number;
  /** What the section says of the query that the title does not. */
  beyond: number;
  /** How nearly the title is what was asked for. */
  title: number;
  /** How often other pages lead to this one. */
  standing: number;
  /** Whether it is the page as a whole; else how far down the section stands. */
  isPage: number;
  place: number;
  isApi: number;
  isMigration: number;
  /** Kinds of pages for whoever asks about upgrading; the version that a guide starts from, where it is another (down to -1). */
  migrationWanted: number;
  guideUnwanted: number;
  otherVersion: number;
  /** Whether it belongs to the product that the query names or hints at. */
  ofProduct: number;
  /** Whether it is a gallery of demos. */
  isGallery: number;
}

/** The numbers of a section of a page, or of the page as a whole. */
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

/** What a word of the title counts beside one of the heading, and one of a keyword of the section. */
const titleShare = 0.9;
const keywordShare = 0.9;
/** What a word counts with which a section opens: less than in its heading, more than anywhere on the page. */
const openingShare = 0.7;

/** How much each word of a query tells: what stands in few places tells all, what stands in all nearly nothing. */
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
  /** The words of the page that the query has, and those of them that say what it is about. */
  words: readonly string[];
  aboutWords: readonly string[];
  page: number;
  engine: number;
}

/** What speaks against a guide by the version that it starts from. */
const againstVersion = { likeliest: 0, 'less likely': -0.3, other: -1 } as const;

/** A section to weigh; `heading` is left out for the page as a whole. */
export interface Candidate {
  heading?: ReadHeading;
  evidence: Evidence;
}

/** The candidates of a page: itself, and its sections that have a word of the query. */
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
  /** How nearly a heading, or what stands for one, is the query. */
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
  // A keyword is what readers call the page.
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
