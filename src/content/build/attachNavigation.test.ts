import { describe, expect, it } from 'vitest';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { DocNavigation } from '../../navigation/docNavigation';
import { group, page, subheader } from '../../navigation/helpers';
import { attachNavigation } from './attachNavigation';

const doc = (path: string, neighbours: object = {}) => ({
  id: `${path}/index`.slice(1),
  title: `Title of ${path}`,
  slug: `${path}/`,
  permalink: `/x${path}/`,
  frontMatter: {},
  ...neighbours,
});

const content = {
  loadedVersions: [
    {
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
    },
  ],
} as unknown as LoadedContent;

type Attached = ReturnType<typeof attachNavigation>['loadedVersions'][number]['docs'][number] & {
  navigation?: DocNavigation;
};

const attached = (path: string, input = content): Attached | undefined =>
  attachNavigation(input, '/x/').loadedVersions[0]?.docs.find(
    ({ permalink }) => permalink === `/x${path}/`,
  );

describe('attachNavigation', () => {
  it('gives a page its trail, the product leading to its overview, and the plan of its group', () => {
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

  it('leads nowhere from a group that lacks the overview of its product', () => {
    expect(attached('/introduction/support')?.navigation?.trail[0]).toEqual({ label: 'Common' });
  });

  it('puts tags beside the titles of the pages before and after', () => {
    const { previous, next } = attached('/react-data-grid/pinning') ?? {};
    expect(previous).toEqual({ title: 'Overview', permalink: '/x/react-data-grid/' });
    expect(next).toEqual({
      title: 'Pivoting',
      permalink: '/x/react-data-grid/pivoting/',
      tags: ['premium', 'new'],
    });
  });

  it('leaves a page outside of the navigation without', () => {
    expect(attached('/elsewhere')).not.toHaveProperty('navigation');
    expect(attached('/elsewhere')).not.toHaveProperty('sidebar');
  });

  it('shows an unlisted page beside the navigation, in which it is not', () => {
    expect(attached('/hidden')).toMatchObject({ sidebar: 'docs' });
    expect(attached('/hidden')).not.toHaveProperty('navigation');
  });

  it('gives the same when done twice, and changes nothing of what it was given', () => {
    const before = structuredClone(content);
    const once = attachNavigation(content, '/x/');
    expect(attachNavigation(once, '/x/')).toEqual(once);
    expect(content).toEqual(before);
  });
});
