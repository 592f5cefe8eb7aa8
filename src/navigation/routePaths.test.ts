import { describe, expect, it } from 'vitest';
import { pathsOfRoutes } from './routePaths';

describe('pathsOfRoutes', () => {
  it('gives the pages and not the routes around them', () => {
    const routes = [
      { path: '/x/blog/', exact: true },
      {
        path: '/x/',
        exact: false,
        routes: [
          { path: '/x/8.0.0', exact: false, routes: [{ path: '/x/8.0.0/a', exact: true }] },
          { path: '/x/a/', exact: true },
        ],
      },
      { path: '*' },
    ];
    expect([...pathsOfRoutes(routes)]).toEqual(['/x/blog/', '/x/8.0.0/a/', '/x/a/']);
  });
});
