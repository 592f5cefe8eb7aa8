import { expect, it } from 'vitest';
import { e2eArgs } from './page-args.mjs';

const known = {
  pages: ['react-charts', 'react-charts/quickstart', 'react-data-grid/quickstart'].map(
    (page) => `docs/${page}/index.mdx`,
  ),
  tests: ['tests/navigation.spec.ts', 'tests/offline/saving.spec.ts', 'tests/api.spec.ts'],
};

const ofQuickstart = {
  args: ['tests/guides.spec.ts', '--project=site', '--grep=/x(?:/react-charts/quickstart/) '],
  pages: ['docs/react-charts/quickstart/index.mdx'],
};

it('accepts a page path in any form', () => {
  for (const written of [
    'react-charts/quickstart',
    '/react-charts/quickstart/',
    'docs/react-charts/quickstart',
    'docs/react-charts/quickstart/index.mdx',
    '/x/react-charts/quickstart/',
  ]) {
    expect(e2eArgs([written], known)).toEqual(ofQuickstart);
  }
});

it('accepts several pages, including a top-level one, and keeps the options', () => {
  const { args, pages } = e2eArgs(
    ['--headed', 'react-charts', '--retries=0', 'react-charts/quickstart'],
    known,
  );
  expect(args).toContain('--grep=/x(?:/react-charts/|/react-charts/quickstart/) ');
  expect(args).toContain('--retries=0');
  expect(pages).toHaveLength(2);
});

it('passes names of test files and options to Playwright unchanged', () => {
  for (const args of [
    [],
    ['navigation'],
    ['offline/saving', '--no-deps'],
    ['tests/api.spec.ts'],
    ['api', '-g', '/x/react-charts/quickstart/'],
    ['--grep=a/b'],
  ]) {
    expect(e2eArgs(args, known)).toEqual({ args, pages: [] });
  }
});

it('suggests the nearest pages for a page that does not exist', () => {
  expect(() => e2eArgs(['react-charts/quikstart'], known)).toThrow(
    /There is no page docs\/react-charts\/quikstart\/index\.mdx\. The nearest are "react-charts\/quickstart"/,
  );
});

it('rejects a mix of pages and test files', () => {
  expect(() => e2eArgs(['react-charts', 'navigation'], known)).toThrow(
    'Name pages or files of tests, not both; found react-charts, navigation.',
  );
});
