import { expect, it } from 'vitest';
import { namedClaims, pagesBehind } from './page-args.mjs';

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
    '/x/react-charts/bars/',
  ]) {
    expect(namedClaims([written], known)).toEqual(['docs/react-charts/bars/']);
  }
  expect(namedClaims(['react-charts', 'react-charts/bars'], known)).toEqual([
    'docs/react-charts/',
    'docs/react-charts/bars/',
  ]);
  expect(namedClaims([], known)).toEqual([]);
});

it('takes a file of claims alone, without those of the pages below it', () => {
  const claims = [...known.claims, 'docs/react-charts/claims.test.tsx'];
  const own = namedClaims(['docs/react-charts/claims.test.tsx'], { ...known, claims });
  expect(own).toEqual(['docs/react-charts/claims.test.tsx']);
  expect(pagesBehind(own, known.pages)).toEqual(['react-charts']);
  expect(pagesBehind(['docs/react-charts/'], known.pages)).toEqual([
    'react-charts',
    'react-charts/bars',
    'react-charts/lines',
  ]);
});

it('suggests the nearest pages for a page that does not exist', () => {
  expect(() => namedClaims(['react-charts/barz'], known)).toThrow(
    'There is no page docs/react-charts/barz/index.mdx. The nearest are "react-charts/bars"',
  );
});

it('says where to write claims for a page without any', () => {
  expect(() => namedClaims(['react-charts/lines'], known)).toThrow(
    'docs/react-charts/lines/ has no claims. They are written in docs/react-charts/lines/claims.test.tsx; tests/claims/README.md says how.',
  );
});
