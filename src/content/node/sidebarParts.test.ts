import { describe, expect, it } from 'vitest';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { divideSidebar, withSidebarParts } from './sidebarParts';

const link = (page: string) => ({ type: 'link', href: `/x/${page}/`, label: page });
const group = (label: string, product: string | undefined, ...pages: string[]) => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  customProps: { kind: 'group', ...(product && { product }) },
  items: [{ type: 'category', label: 'Inner', items: pages.map(link) }],
});
const sidebar = [
  group('Start', 'introduction', 'start', 'install'),
  group('Charts', 'x-charts', 'bars', 'lines'),
  group('More', 'introduction', 'more'),
  group('Others', undefined, 'other'),
  link('news'),
] as unknown as PropSidebar;

describe('divideSidebar', () => {
  const { items, parts } = divideSidebar(sidebar, 'current-docs');

  it("keeps only the name and the first page of each product's groups", () => {
    expect(items[1]).toEqual({
      type: 'category',
      label: 'Charts',
      href: '/x/bars/',
      collapsible: true,
      collapsed: true,
      items: [],
      customProps: { kind: 'group', product: 'x-charts', part: ['current-docs-x-charts', 0] },
    });
    expect(items[2]).toMatchObject({ customProps: { part: ['current-docs-introduction', 1] } });
    expect(items.slice(3)).toEqual(sidebar.slice(3));
  });

  it('returns one part per product, with all its groups and pages', () => {
    expect(parts.map(({ sidebarPart, pages }) => [sidebarPart, [...pages]])).toEqual([
      ['current-docs-introduction', ['/x/start/', '/x/install/', '/x/more/']],
      ['current-docs-x-charts', ['/x/bars/', '/x/lines/']],
    ]);
    expect(parts[0]?.groups.map((each) => each.length)).toEqual([1, 1]);
  });
});

it("adds a sidebar part to each page's route: its product's, or the introduction's if it has no product", async () => {
  const files = new Map<string, string>();
  const route = {
    path: '/x/',
    component: '@theme/DocsRoot',
    routes: [
      {
        path: '/x/',
        component: '@theme/DocVersionRoot',
        props: { version: { version: 'current', docsSidebars: { docs: sidebar } } },
        routes: [
          { path: '/x/lines/', component: '@theme/DocItem', modules: { content: 'lines.mdx' } },
          { path: '/x/other/', component: '@theme/DocItem', modules: { content: 'other.mdx' } },
        ],
      },
    ],
  } as unknown as RouteConfig;
  const divided = await withSidebarParts(route, async (name, text) => {
    files.set(name, String(text));
    return `/data/${name}`;
  });
  const version = divided.routes?.[0];
  expect(version?.routes?.map(({ modules }) => modules)).toEqual([
    { content: 'lines.mdx', navigation: '/data/sidebar-current-docs-x-charts.js' },
    { content: 'other.mdx', navigation: '/data/sidebar-current-docs-introduction.js' },
  ]);
  expect(JSON.stringify(version?.props)).not.toContain('/x/lines/');
  expect(files.get('sidebar-current-docs-x-charts.js')).toContain('"href":"/x/lines/"');
});
