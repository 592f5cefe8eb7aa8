import { describe, expect, it } from 'vitest';
import { changedPages, chooseDue } from './index.mjs';

const page = (address, { imports = [], data = [] } = {}) => ({
  page: address,
  folder: `docs/${address}`,
  imports,
  data,
});

const pages = [
  page('react-charts', { imports: ['@mui/x-charts/BarChart'] }),
  page('react-charts/bars', {
    imports: ['@mui/x-charts-pro', 'dayjs'],
    data: ['sample-data/earth.ts'],
  }),
  page('react-data-grid/rows', { imports: ['@mui/x-data-grid'] }),
];

const dueOf = (changes, packages = []) =>
  changedPages({ pages, packages, changes: changes.map(([file, since]) => ({ file, since })) });

describe('changedPages', () => {
  it('finds the page that a file belongs to, not the page above it', () => {
    expect(dueOf([['docs/react-charts/bars/Bars.tsx', 5]])).toEqual([
      { page: 'react-charts/bars', reason: 'docs/react-charts/bars/Bars.tsx', since: 5 },
    ]);
  });

  it('finds the pages that use sample data', () => {
    expect(dueOf([['sample-data/earth.ts', 5]]).map((due) => due.page)).toEqual([
      'react-charts/bars',
    ]);
  });

  it('finds the pages that import another version of a package or of its family', () => {
    expect(dueOf([], ['@mui/x-charts']).map((due) => due.page)).toEqual([
      'react-charts',
      'react-charts/bars',
    ]);
    expect(dueOf([], ['dayjs']).map((due) => due.page)).toEqual(['react-charts/bars']);
  });

  it('leaves out pages for changes of shared code', () => {
    expect(dueOf([['src/code/ui/CodeBlock.tsx', 5]])).toEqual([]);
  });

  it('begins with the page that was changed first, each page once with its first change', () => {
    const due = dueOf([
      ['docs/react-data-grid/rows/index.mdx', 7],
      ['docs/react-charts/index.mdx', Infinity],
      ['docs/react-charts/claims.test.tsx', 3],
    ]);
    expect(due.map(({ page: address, since }) => [address, since])).toEqual([
      ['react-charts', 3],
      ['react-data-grid/rows', 7],
    ]);
  });
});

describe('chooseDue', () => {
  const all = ['a', 'b', 'c', 'd'];
  const changed = ['b', 'c', 'd'].map((name, since) => ({ page: name, reason: 'x', since }));

  it('runs sentinels and changed pages up to the bound, and names the others', () => {
    const plan = chooseDue({ changed, sentinels: ['a'], all, bound: 2 });
    expect(plan.pages).toEqual(['a', 'b', 'c']);
    expect(plan.owed).toEqual(['d']);
    expect(plan.leftOut).toBe(0);
  });

  it('counts a changed sentinel once and what is left out', () => {
    const plan = chooseDue({ changed: changed.slice(0, 1), sentinels: ['b'], all, bound: 60 });
    expect(plan.pages).toEqual(['b']);
    expect(plan.due).toEqual([]);
    expect(plan.leftOut).toBe(3);
  });

  it('refuses a sentinel without a page', () => {
    expect(() => chooseDue({ changed, sentinels: ['e'], all, bound: 2 })).toThrow(
      'tests/sentinels.mjs names "e", which no page has as its address.',
    );
  });
});
