import { describe, expect, it } from 'vitest';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { DocNavigation } from '../../navigation/docNavigation';
import { group, page, subheader } from '../../navigation/helpers';
import { attachNavigation } from './attachNavigation';

const doc = (path: string, neighbors: object = {}) => ({
  id: `${path}/index`.slice(1),
  title: `Title of ${path}`,
  slug: `${path}/`,
  permalink: `/x${path}/`,
  frontMatter: {},
  ...neighbors,
});

const version = {
  path: '/x',
  docs: [
    doc('/react-data-grid'),
    doc('/react-data-grid/pinning', {
      previous: { title: 'Overview', permalink: '/x/react-data-grid/' },
      next: { title: 'Pivoting', permalink: '/x/react-data-grid/pivoting/' },
    }),
    doc('/react-data-grid/pivoting'),
    doc('/introduction/support'),
    doc('/elsewhere'),
    doc('/hidden', { frontMatter: { unlisted: true } }),
  ],
  sidebars: {
    docs: [
      group(
        'Data Grid',
        [
          page('/react-data-grid', { title: 'Overview' }),
          subheader(
            'Columns',
            [
              page('/react-data-grid/pinning'),
              page('/react-data-grid/pivoting', { plan: 'premium', newFeature: true }),
            ],
            { plan: 'pro', newFeature: true },
          ),
        ],
        { product: 'x-data-grid' },
      ),
      group('Common', [page('/introduction/support')], { product: 'introduction' }),
    ],
  },
} as unknown as LoadedVersion;

type Attached = ReturnType<typeof attachNavigation>['docs'][number] & {
  navigation?: DocNavigation;
};

const attached = (path: string): Attached | undefined =>
  attachNavigation(version, '/x/').docs.find(({ permalink }) => permalink === `/x${path}/`);

describe('attachNavigation', () => {
  it('gives a page its tags, and a trail in which the product links to its overview', () => {
    expect(attached('/react-data-grid/pinning')?.navigation).toEqual({
      tags: ['pro'],
      trail: [
        { label: 'Data Grid', path: '/react-data-grid/' },
        { label: 'Columns' },
        { label: 'Title of /react-data-grid/pinning', path: '/react-data-grid/pinning/' },
      ],
    });
    expect(attached('/react-data-grid/pivoting')?.navigation?.tags).toEqual(['premium', 'new']);
  });

  it('does not link a group that lacks the overview of its product', () => {
    expect(attached('/introduction/support')?.navigation?.trail[0]).toEqual({ label: 'Common' });
  });

  it('adds tags to the previous and next pages', () => {
    const { previous, next } = attached('/react-data-grid/pinning') ?? {};
    expect(previous).toEqual({ title: 'Overview', permalink: '/x/react-data-grid/' });
    expect(next).toEqual({
      title: 'Pivoting',
      permalink: '/x/react-data-grid/pivoting/',
      tags: ['premium', 'new'],
    });
  });

  it('adds nothing to a page outside the navigation', () => {
    expect(attached('/elsewhere')).not.toHaveProperty('navigation');
    expect(attached('/elsewhere')).not.toHaveProperty('sidebar');
  });

  it('gives an unlisted page a sidebar but no navigation', () => {
    expect(attached('/hidden')).toMatchObject({ sidebar: 'docs' });
    expect(attached('/hidden')).not.toHaveProperty('navigation');
  });

  it('is idempotent and does not change its input', () => {
    const before = structuredClone(version);
    const once = attachNavigation(version, '/x/');
    expect(attachNavigation(once, '/x/')).toEqual(once);
    expect(version).toEqual(before);
  });
});
