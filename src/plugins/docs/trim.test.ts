import { describe, expect, it } from 'vitest';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { RouteConfig } from '@docusaurus/types';
import { trimGlobalData, trimRoute } from './trim';

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

describe('trimRoute', () => {
  it('keeps the sidebar and drops what no page reads, however deep', () => {
    const route = {
      path: '/x/',
      component: '@theme/DocsRoot',
      routes: [{ path: '/x/', component: '@theme/DocVersionRoot', props: { version, other: 1 } }],
    } as unknown as RouteConfig;
    const kept = { type: 'link', href: '/x/a/', label: 'A', docId: 'a/index' };
    expect(trimRoute(route)).toEqual({
      path: '/x/',
      component: '@theme/DocsRoot',
      routes: [
        {
          path: '/x/',
          component: '@theme/DocVersionRoot',
          props: {
            other: 1,
            version: {
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
            },
          },
        },
      ],
    });
  });

  it('leaves other routes as they are', () => {
    const route = { path: '/x/a/', component: '@theme/DocItem', exact: true, sidebar: 'docs' };
    expect(trimRoute(route)).toEqual(route);
  });
});

describe('trimGlobalData', () => {
  it('keeps the main page of each version', () => {
    const docs = ['a/index', 'b/index'].map((id) => ({ id, path: `/x/${id}/`, sidebar: 'docs' }));
    const data = {
      path: '/x/',
      breadcrumbs: true,
      versions: [{ name: 'current', mainDocId: 'b/index', docs, draftIds: [] }],
    } as unknown as GlobalPluginData;
    const trimmed = trimGlobalData(data);
    expect(trimmed.versions[0]?.docs).toEqual([docs[1]]);
    expect(trimmed.path).toBe('/x/');
  });
});
