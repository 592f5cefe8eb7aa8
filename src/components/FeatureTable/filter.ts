import type { Feature } from '@site/src/navigation/features';
import { plans } from '@site/src/navigation/tags';
import { wordMatcher } from '@site/src/utils/matchWords';

/** What a reader types, and the lowest plan of the features to keep; empty for all. */
export const noFilter = { text: '', plan: '' };

/** Returns the lowest plan that includes a feature. */
export const planOf = ({ tags }: Pick<Feature, 'tags'>): string =>
  plans.find((plan) => tags.includes(plan)) ?? 'community';

/**
 * Returns the features that need the plan and contain every typed word, in any order. Those with the words in their names come
 * first: the others may only mention them.
 */
export function filterFeatures(
  features: readonly Feature[],
  { text, plan }: typeof noFilter,
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
