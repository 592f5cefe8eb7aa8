import { describe, expect, it } from 'vitest';
import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
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

const contentWith = (docs: object[], items: NavigationEntry[]): LoadedContent =>
  ({
    loadedVersions: [
      {
        docs,
        sidebars: { docs: [group('Data Grid', items, { product: 'x-data-grid' })] },
      },
    ],
  }) as unknown as LoadedContent;

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

const featuresOf = (content: LoadedContent, slug = '/react-data-grid/features/') =>
  (
    attachFeatures(
      content,
      ({ source }: DocMetadata) => sections[source] ?? [],
      '/x/',
    ).loadedVersions[0]?.docs.find((each) => each.slug === slug) as { features?: Feature[] }
  ).features;

describe('attachFeatures', () => {
  it('adds rows for guides below subheaders, and for sections that need a higher plan than their page', () => {
    expect(featuresOf(contentWith(docs, items))).toEqual([
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
    expect(featuresOf(contentWith(docs, items), '/react-data-grid/')).toBeUndefined();
  });

  it('leaves a version without a features page unchanged', () => {
    const frozen = contentWith(
      docs.filter(({ slug }) => !slug.includes('features')),
      [columns],
    );
    const { loadedVersions } = attachFeatures(frozen, () => [], '/x/');
    expect(loadedVersions[0]?.docs).toEqual(frozen.loadedVersions[0]?.docs);
  });
});
