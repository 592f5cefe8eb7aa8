import { describe, expect, it } from 'vitest';
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Feature } from '../../navigation/features';
import { group, page, subheader, type NavigationEntry } from '../../navigation/helpers';
import { attachFeatures } from './attachFeatures';
import type { PlanSection } from './planSections';

const doc = (path: string, frontMatter: object = {}) => ({
  id: `${path}/index`.slice(1),
  source: `@site/docs${path}/index.mdx`,
  title: `Title of ${path}`,
  description: `About ${path}`,
  slug: `${path}/`,
  permalink: `/x${path}/`,
  frontMatter,
});

const columns = subheader('Main features', [
  page('/react-data-grid/sorting', { title: 'In the sidebar' }),
  group('Columns', [page('/react-data-grid/pinning', { newFeature: true })], { plan: 'pro' }),
]);

const versionWith = (docs: object[], items: NavigationEntry[]): LoadedVersion =>
  ({
    docs,
    sidebars: { docs: [group('Data Grid', items, { product: 'x-data-grid' })] },
  }) as unknown as LoadedVersion;

const docs = [
  doc('/react-data-grid'),
  doc('/react-data-grid/features'),
  doc('/react-data-grid/sorting', { keywords: ['order'] }),
  doc('/react-data-grid/pinning'),
  doc('/api/data-grid/data-grid'),
];

const items = [
  page('/react-data-grid'),
  page('/react-data-grid/features'),
  columns,
  subheader('Resources', [page('/api/data-grid/data-grid')]),
];

const sections: Record<string, PlanSection[]> = {
  '@site/docs/react-data-grid/sorting/index.mdx': [
    { heading: 'Several columns', id: 'several', plan: 'pro' },
  ],
  '@site/docs/react-data-grid/pinning/index.mdx': [
    { heading: 'Pinned', id: 'pinned', plan: 'pro' },
    { heading: 'Totals', id: 'totals', plan: 'premium' },
  ],
};

const featuresOf = (version: LoadedVersion, slug = '/react-data-grid/features/') =>
  (
    attachFeatures(version, ({ source }: DocMetadata) => sections[source] ?? [], '/x/').docs.find(
      (each) => each.slug === slug,
    ) as { features?: Feature[] }
  ).features;

describe('attachFeatures', () => {
  it('adds rows for guides below subheaders, and for sections that need a higher plan than their page', () => {
    expect(featuresOf(versionWith(docs, items))).toEqual([
      {
        name: 'Title of /react-data-grid/sorting',
        path: '/react-data-grid/sorting/',
        description: 'About /react-data-grid/sorting',
        group: 'Main features',
        tags: [],
        keywords: ['order'],
      },
      {
        name: 'Several columns',
        path: '/react-data-grid/sorting/#several',
        of: 'Title of /react-data-grid/sorting',
        group: 'Main features',
        tags: ['pro'],
      },
      {
        name: 'Title of /react-data-grid/pinning',
        path: '/react-data-grid/pinning/',
        description: 'About /react-data-grid/pinning',
        group: 'Columns',
        tags: ['pro', 'new'],
      },
      {
        name: 'Totals',
        path: '/react-data-grid/pinning/#totals',
        of: 'Title of /react-data-grid/pinning',
        group: 'Columns',
        tags: ['premium'],
      },
    ]);
  });

  it('adds no features to other pages', () => {
    expect(featuresOf(versionWith(docs, items), '/react-data-grid/')).toBeUndefined();
  });

  it('leaves a version without a features page unchanged', () => {
    const frozen = versionWith(
      docs.filter(({ slug }) => !slug.includes('features')),
      [columns],
    );
    expect(attachFeatures(frozen, () => [], '/x/').docs).toEqual(frozen.docs);
  });
});
