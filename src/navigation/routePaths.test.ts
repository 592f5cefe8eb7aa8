import { expect, it } from 'vitest';
import { hasPage } from './routePaths';

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

it.each(['/x/blog/', '/x/8.0.0/a/', '/x/a/', '/x/a'])('finds the page %s', (path) => {
  expect(hasPage(routes, path)).toBe(true);
});

it.each(['/x/', '/x/8.0.0/', '/x/b/', '*'])('finds no page at %s', (path) => {
  expect(hasPage(routes, path)).toBe(false);
});
