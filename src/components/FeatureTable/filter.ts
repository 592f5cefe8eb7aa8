import type { Feature } from '@site/src/navigation/features';
import { plans, type Plan } from '@site/src/navigation/tags';

/** The lowest plan that includes a feature. */
export type FeaturePlan = 'community' | Plan;

export interface FeatureFilter {
  text: string;
  /** Keeps features whose lowest plan this is; empty for all. */
  plan: FeaturePlan | '';
}

export const noFilter: FeatureFilter = { text: '', plan: '' };

export const planOf = ({ tags }: Pick<Feature, 'tags'>): FeaturePlan =>
  plans.find((plan) => tags.includes(plan)) ?? 'community';

/** Converts to lower case, without accents: "Cafe" finds "café". */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const textOf = ({ name, description, of, group, keywords = [] }: Feature): string =>
  fold([name, description, of, group, ...keywords].join(' '));

/** Returns the features that need the plan and contain every typed word, in any order. */
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
