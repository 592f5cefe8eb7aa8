import type { Feature } from '@site/src/navigation/features';
import { plans, type Plan } from '@site/src/navigation/tags';
import { wordMatcher } from '@site/src/utils/matchWords';

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

/**
 * Returns the features that need the plan and contain every typed word, in any order. Those with the words in their names come
 * first: the others may only mention them.
 */
export function filterFeatures(
  features: readonly Feature[],
  { text, plan }: FeatureFilter,
): Feature[] {
  const hasWords = wordMatcher(text);
  const found = features.filter((feature) => {
    const { name, description, of, group, keywords = [] } = feature;
    return (
      (plan === '' || planOf(feature) === plan) &&
      hasWords([name, description, of, group, ...keywords])
    );
  });
  const isNamed = ({ name }: Feature): boolean => hasWords([name]);
  return found.sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}
