import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useMemo, useState } from 'react';
import type { Feature } from '@site/src/navigation/features';
import { filterFeatures, noFilter, type FeatureFilter } from './filter';

/**
 * The features that `src/content` attached to this page, and the reader's filter.
 *
 * @throws if the page is not a product's page of features
 */
export function useFeatures() {
  const { metadata } = useDoc();
  const { features } = metadata as { features?: Feature[] };
  if (!features) {
    throw new Error(
      `${metadata.source}: <FeatureTable /> has nothing to show. It belongs on a product's "features" page, such as docs/react-data-grid/features/index.mdx.`,
    );
  }
  const [filter, setFilter] = useState(noFilter);
  const shown = useMemo(() => filterFeatures(features, filter), [features, filter]);
  const change = (part: Partial<FeatureFilter>) => setFilter((old) => ({ ...old, ...part }));
  return { all: features.length, shown, filter, change };
}
