import { evidenceNames, type Evidence } from './evidence';

/**
 * The weight of each piece of evidence. `npm run bench:search -- --fit` fits these numbers to the development queries, and prints
 * how well such numbers do on queries that they were not fitted to. Don't set them by hand.
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

/** Returns how likely a candidate is the answer compared with others: a weighted sum of evidence, from about -2 to 10. */
export const likelihoodOf = (evidence: Evidence): number =>
  evidenceNames.reduce((sum, name) => sum + weights[name] * evidence[name], 0);

/** The likelihood at which a candidate equals a reference row with half of the words, and how fast the score rises there. */
const middle = 5;
const spread = 1;
const most = 1.2;

/** Turns a likelihood into a score between 0 and 1.2, comparable with the scores of rows and the threshold for weak hits. */
export const scoreOf = (likelihood: number): number =>
  most / (1 + Math.exp((middle - likelihood) / spread));
