import { describe, expect, it } from 'vitest';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { trimGlobalData, trimVersion } from './trim';

const link = {
  type: 'link',
  key: '/a',
  href: '/x/a/',
  label: 'A',
  docId: 'a/index',
  className: undefined,
  unlisted: false,
};
const version = {
  version: 'current',
  docs: { 'a/index': { id: 'a/index', title: 'A', description: 'About A' } },
  docsSidebars: {
    docs: [
      {
        type: 'category',
        key: 'G /a',
        label: 'G',
        customProps: { kind: 'group' },
        items: [link, { ...link, unlisted: true }],
      },
    ],
  },
};

it('keeps the sidebar of a version and removes unused data at every depth', () => {
  const kept = { type: 'link', href: '/x/a/', label: 'A' };
  expect(trimVersion(version as unknown as PropVersionMetadata)).toEqual({
    version: 'current',
    docs: {},
    docsSidebars: {
      docs: [
        {
          type: 'category',
          label: 'G',
          customProps: { kind: 'group' },
          items: [kept, { ...kept, unlisted: true }],
        },
      ],
    },
  });
});

describe('trimGlobalData', () => {
  const version = (path: string, isLast: boolean) => ({
    ...{ name: path, path, isLast, mainDocId: 'b', draftIds: [] },
    docs: ['/b/', '/react-charts/', '/old/', '/new/', '/other/'].map((page) => ({
      id: page.slice(1, -1),
      path: `${path.replace(/\/$/, '')}${page}`,
      sidebar: 'docs',
    })),
  });
  const data = {
    path: '/x/',
    breadcrumbs: true,
    versions: [version('/x/', true), version('/x/8.0.0', false)],
  } as unknown as GlobalPluginData;
  const kept = (renamed?: { from: string; to: string }[]) =>
    trimGlobalData(data, renamed).versions.map(({ docs }) => docs.map(({ path }) => path));

  it('keeps the main page of each version and the product overviews of frozen versions', () => {
    expect(kept([])).toEqual([['/x/b/'], ['/x/8.0.0/b/', '/x/8.0.0/react-charts/']]);
    expect(trimGlobalData(data).path).toBe('/x/');
  });

  it('keeps renamed pages, at both their old and new paths', () => {
    expect(kept([{ from: '/old/', to: '/new/' }])).toEqual([
      ['/x/b/', '/x/old/', '/x/new/'],
      ['/x/8.0.0/b/', '/x/8.0.0/react-charts/', '/x/8.0.0/old/', '/x/8.0.0/new/'],
    ]);
  });
});
