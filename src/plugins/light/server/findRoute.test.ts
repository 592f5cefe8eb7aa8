import { matchPath } from 'react-router';
import { matchRoutes as asPackaged, type RouteConfig } from 'react-router-config';
import { describe, expect, it } from 'vitest';
import { findRoute } from './findRoute';
import { matchRoutes } from './routerConfig';

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
  it.each([
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
  ])('%s: finds what the package finds', (address) => {
    expect(matchRoutes(routes, address)).toEqual(asPackaged(routes, address));
  });

  it('knows routes without a path', () => {
    const open: RouteConfig[] = [{ routes: [{ path: '/x/a/', exact: true }, {}] }];
    for (const address of ['/x/a/', '/x/b/', '/']) {
      expect(matchRoutes(open, address)).toEqual(asPackaged(open, address));
    }
  });
});
