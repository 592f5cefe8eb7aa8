import { evidenceNames, type Evidence } from './evidence';

/**
 * What each piece of evidence counts. `npm run bench:search -- --fit` finds these numbers from the development queries, and prints
 * how well such numbers do on queries that they were not found from; nobody sets one by hand.
 */
const weights: Readonly<Evidence> = {
  page: 2.58,
  engine: 0.44,
  together: 1.93,
  togetherSquared: 1.44,
  about: 1.23,
  anywhere: -0.37,
  heading: 0.42,
  exact: 2.19,
  opening: 0.59,
  beyond: 1.05,
  title: 1.41,
  standing: 1.25,
  isPage: 0,
  place: -0.45,
  isApi: -0.32,
  isMigration: -0.52,
  migrationWanted: 1.29,
  guideUnwanted: -1.26,
  otherVersion: 0.75,
  ofProduct: 0.77,
  isGallery: -0.64,
};

/** How likely a candidate is the answer beside others: a sum of what speaks for and against it, from about -2 to 10. */
export const likelihoodOf = (evidence: Evidence): number =>
  evidenceNames.reduce((sum, name) => sum + weights[name] * evidence[name], 0);

/** Where a candidate is as good as a row of the reference that has half of the words, and how fast it gets better. */
const middle = 5;
const spread = 1;
const most = 1.2;

/** A likelihood as a score, which is compared with those of rows and with what is too weak to be shown: between 0 and 1.2. */
export const scoreOf = (likelihood: number): number =>
  most / (1 + Math.exp((middle - likelihood) / spread));
