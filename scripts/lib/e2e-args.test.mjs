import { expect, it } from 'vitest';
import { nearestPages } from '../../src/navigation/nearestPages';
import { e2eArgs } from './e2e-args.mjs';

const known = {
  pages: ['react-charts', 'react-charts/quickstart', 'react-data-grid/quickstart'].map(
    (page) => `docs/${page}/index.mdx`,
  ),
  tests: ['tests/navigation.spec.ts', 'tests/offline/saving.spec.ts', 'tests/api.spec.ts'],
  nearestPages,
};

const ofQuickstart = {
  args: [
    'tests/guides.spec.ts',
    'tests/playground.spec.ts',
    '--project=site',
    '--grep=/x(?:/react-charts/quickstart/) ',
  ],
  pages: ['docs/react-charts/quickstart/index.mdx'],
};

it('takes a page however it is written', () => {
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

it('takes several pages, one without a folder, and keeps the options', () => {
  const { args, pages } = e2eArgs(
    ['--headed', 'react-charts', '--retries=0', 'react-charts/quickstart'],
    known,
  );
  expect(args).toContain('--grep=/x(?:/react-charts/|/react-charts/quickstart/) ');
  expect(args).toContain('--retries=0');
  expect(pages).toHaveLength(2);
});

it('leaves names of test files and options to Playwright', () => {
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

it('names the nearest pages for one that is not there', () => {
  expect(() => e2eArgs(['react-charts/quikstart'], known)).toThrow(
    /There is no page docs\/react-charts\/quikstart\/index\.mdx\. The nearest are "react-charts\/quickstart"/,
  );
});

it('does not mix pages and files', () => {
  expect(() => e2eArgs(['react-charts', 'navigation'], known)).toThrow(
    'Name pages or files of tests, not both; found react-charts, navigation.',
  );
});
