import { expect, it } from 'vitest';
import { claimsFolders } from './claims-args.mjs';

const known = {
  pages: ['react-charts', 'react-charts/bars', 'react-charts/lines'].map(
    (page) => `docs/${page}/index.mdx`,
  ),
  claims: ['docs/react-charts/bars/claims.test.tsx'],
};

it('accepts a page path in any form, and a folder of pages', () => {
  for (const written of [
    'react-charts/bars',
    '/react-charts/bars/',
    'docs/react-charts/bars/index.mdx',
    'docs/react-charts/bars/claims.test.tsx',
    '/x/react-charts/bars/',
  ]) {
    expect(claimsFolders([written], known)).toEqual(['docs/react-charts/bars/']);
  }
  expect(claimsFolders(['react-charts', 'react-charts/bars'], known)).toEqual([
    'docs/react-charts/',
    'docs/react-charts/bars/',
  ]);
  expect(claimsFolders([], known)).toEqual([]);
});

it('suggests the nearest pages for a page that does not exist', () => {
  expect(() => claimsFolders(['react-charts/barz'], known)).toThrow(
    'There is no page docs/react-charts/barz/index.mdx. The nearest are "react-charts/bars"',
  );
});

it('says where to write claims for a page without any', () => {
  expect(() => claimsFolders(['react-charts/lines'], known)).toThrow(
    'docs/react-charts/lines/ has no claims. They are written in docs/react-charts/lines/claims.test.tsx; tests/claims/README.md says how.',
  );
});
