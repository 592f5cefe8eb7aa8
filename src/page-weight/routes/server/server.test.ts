import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router';
import * as packaged from 'react-router-config';
import type { RouteConfig, RouteConfigComponentProps } from 'react-router-config';
import { describe, expect, it } from 'vitest';
import { findRoute } from './findRoute';
import { matchRoutes, renderRoutes } from './routerConfig';

const routes: RouteConfig[] = [
  { path: '/x/blog/', exact: true },
  { path: '/x/old/:name', exact: true },
  {
    path: '/x/',
    routes: [
      { path: '/x/8.0.0/', routes: [{ path: '/x/8.0.0/a/', exact: true }] },
      {
        path: '/x/',
        routes: [
          { path: '/x/', exact: true },
          { path: '/x/a/', exact: true },
          { path: '/x/A/', exact: true },
          { path: '/x/a.b/', exact: true },
          { path: '/x/:any/last/', exact: true },
          { path: '/x/b/last/', exact: true },
          { path: '/x/strict', exact: true, strict: true },
        ],
      },
    ],
  },
  { path: '*' },
];

const addresses = [
  '/x/',
  '/x',
  '/X/a',
  '/x/a/',
  '/x/a',
  '/x/A/',
  '/x/a.b/',
  '/x/axb/',
  '/x/a/more/',
  '/x/b/last/',
  '/x/strict',
  '/x/strict/',
  '/x/8.0.0/a/',
  '/x/8.0.0/none/',
  '/x/old/page/',
  '/x/blog/',
  '/x/none/',
  '/elsewhere/',
  '//',
];

describe('findRoute', () => {
  it('tries the pages that an address cannot be as little as the routes behind its own', () => {
    const tried: unknown[] = [];
    const pages = Array.from({ length: 500 }, (_, at) => ({ path: `/x/${at}/`, exact: true }));
    const found = findRoute([...pages, { path: '*' }], '/x/250', (route) => {
      tried.push(route.path);
      return matchPath('/x/250', route);
    });
    expect(found?.route.path).toBe('/x/250/');
    expect(tried).toEqual(['/x/250/']);
  });
});

describe('matchRoutes', () => {
  it.each(addresses)('%s: finds what the package finds', (address) => {
    expect(matchRoutes(routes, address)).toEqual(packaged.matchRoutes(routes, address));
  });

  it('knows routes without a path', () => {
    const open: RouteConfig[] = [{ routes: [{ path: '/x/a/', exact: true }, {}] }];
    for (const address of ['/x/a/', '/x/b/', '/']) {
      expect(matchRoutes(open, address)).toEqual(packaged.matchRoutes(open, address));
    }
  });
});

describe('renderRoutes', () => {
  type Rendering = typeof packaged.renderRoutes;

  /** Where a page is, as a tree of what was rendered for it. */
  function rendered(renderAll: Rendering, address: string): string {
    const Level = ({
      route,
      match,
      extra,
    }: RouteConfigComponentProps & { extra?: string }): ReactNode =>
      createElement('p', { id: `${match.path} ${match.url} ${extra}` }, renderAll(route?.routes));
    const withComponents = (list: readonly RouteConfig[]): RouteConfig[] =>
      list.map(({ routes: below, ...route }) => ({
        ...route,
        component: Level as NonNullable<RouteConfig['component']>,
        ...(below ? { routes: withComponents(below) } : {}),
      }));
    return renderToStaticMarkup(
      createElement(
        StaticRouter,
        { location: address },
        renderAll(withComponents(routes), { extra: 'given' }),
      ),
    );
  }

  it.each(addresses)('%s: renders what the package renders', (address) => {
    const html = rendered(renderRoutes as Rendering, address);
    expect(html).toBe(rendered(packaged.renderRoutes, address));
    expect(html).toContain('given');
  });

  it('renders nothing without routes', () => {
    expect(renderRoutes(undefined)).toBeNull();
  });
});
