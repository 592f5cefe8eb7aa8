import type { Feature } from '@site/src/navigation/features';
import { plans, type Plan } from '@site/src/navigation/tags';

/** The smallest plan that has a feature. */
export type FeaturePlan = 'community' | Plan;

export interface FeatureFilter {
  text: string;
  /** Features whose smallest plan it is; empty for all. */
  plan: FeaturePlan | '';
}

export const noFilter: FeatureFilter = { text: '', plan: '' };

export const planOf = ({ tags }: Pick<Feature, 'tags'>): FeaturePlan =>
  plans.find((plan) => tags.includes(plan)) ?? 'community';

/** Lower case, and without accents: "Cafe" finds "café". */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const textOf = ({ name, description, of, group, keywords = [] }: Feature): string =>
  fold([name, description, of, group, ...keywords].join(' '));

/** The features that need the plan and have every word that was typed, in any order. */
export function filterFeatures(
  features: readonly Feature[],
  { text, plan }: FeatureFilter,
): Feature[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return features.filter(
    (feature) =>
      (plan === '' || planOf(feature) === plan) &&
      words.every((word) => textOf(feature).includes(word)),
  );
}
