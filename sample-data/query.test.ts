import {
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
} from '@mui/x-data-grid';
import { getGridSingleSelectOperators, getGridStringOperators } from '@mui/x-data-grid';
import { describe, expect, it } from 'vitest';
import { loans, type Loan } from './loans';
import { select } from './query';

const only = (field: string, operator: string, value?: unknown) =>
  select(loans, { filter: { items: [{ field, operator, value }] } });

/** Returns the loans that pass the grid's own operator. */
function byGrid(field: keyof Loan, operator: string, value: unknown): Loan[] {
  const sets: Partial<Record<keyof Loan, readonly unknown[]>> = {
    title: getGridStringOperators(),
    author: getGridStringOperators(),
    note: getGridStringOperators(),
    branch: getGridSingleSelectOperators(),
    borrowed: getGridDateOperators(true),
    returned: getGridDateOperators(),
    renewals: getGridNumericOperators(),
    fee: getGridNumericOperators(),
    reserved: getGridBooleanOperators(),
  };
  interface GridOperator {
    value: string;
    getApplyFilterFn: (item: object, column: object) => ((value: unknown) => boolean) | null;
  }
  const found = (sets[field] as readonly GridOperator[]).find((one) => one.value === operator);
  const test = found?.getApplyFilterFn({ field, operator, value }, { field });
  if (test === undefined) throw new Error(`The grid has no ${operator} for ${field}.`);
  return test === null ? loans : loans.filter((loan) => test(loan[field]));
}

const day = new Date('2026-06-10');
const time = new Date(2026, 5, 10, 12, 30);
const minute = loans[600]?.borrowed;

describe('filters', () => {
  it.each<[keyof Loan, string, unknown]>([
    ['title', 'contains', ' emma '],
    ['title', 'contains', 'o'],
    ['title', 'doesNotContain', 'the'],
    ['title', 'equals', 'DRACULA'],
    ['author', 'equals', 'charlotte bronte'],
    ['title', 'doesNotEqual', 'dracula'],
    ['title', 'startsWith', 'the '],
    ['title', 'endsWith', 'ch'],
    ['note', 'isEmpty', undefined],
    ['note', 'isNotEmpty', undefined],
    ['title', 'isAnyOf', ['Emma', 'villette']],
    ['branch', 'is', 'Harbor'],
    ['branch', 'not', 'Harbor'],
    ['branch', 'isAnyOf', ['Harbor', 'Central']],
    ['renewals', '=', 1],
    ['renewals', '!=', 1],
    ['fee', '=', 0],
    ['fee', '!=', 0],
    ['fee', '>', 1],
    ['fee', '>=', 1],
    ['fee', '<', 1],
    ['fee', '<=', 1],
    ['fee', 'isEmpty', undefined],
    ['fee', 'isNotEmpty', undefined],
    ['renewals', 'isAnyOf', [1, 2]],
    ['reserved', 'is', 'true'],
    ['reserved', 'is', false],
    ['returned', 'is', day],
    ['returned', 'not', day],
    ['returned', 'after', day],
    ['returned', 'onOrAfter', day],
    ['returned', 'before', day],
    ['returned', 'onOrBefore', day],
    ['returned', 'isEmpty', undefined],
    ['returned', 'isNotEmpty', undefined],
    ['borrowed', 'is', minute],
    ['borrowed', 'after', time],
    ['borrowed', 'onOrBefore', time],
  ])('%s %s %s finds the same rows as the grid', (field, operator, value) => {
    const found = only(field, operator, value);
    expect(found).toEqual(byGrid(field, operator, value));
    expect(found.length, 'The case tells nothing').toBeGreaterThan(0);
    expect(found.length, 'The case tells nothing').toBeLessThan(loans.length);
  });

  it('supports every operator of the grid', () => {
    const names = [
      ...getGridStringOperators(),
      ...getGridNumericOperators(),
      ...getGridDateOperators(),
      ...getGridSingleSelectOperators(),
      ...getGridBooleanOperators(),
    ].map(({ value }) => value);
    for (const name of names) expect(() => only('title', name, ['Emma'])).not.toThrow();
  });

  it('ignores an operator without a value', () => {
    expect(only('title', 'contains', '')).toHaveLength(loans.length);
    expect(only('title', 'isAnyOf', [])).toHaveLength(loans.length);
  });

  it('combines rules with AND or OR', () => {
    const items = [
      { field: 'branch', operator: 'is', value: 'Harbor' },
      { field: 'title', operator: 'equals', value: 'Emma' },
    ];
    const both = select(loans, { filter: { items } });
    const any = select(loans, { filter: { items, logicOperator: 'or' } });
    expect(both.every(({ branch, title }) => branch === 'Harbor' && title === 'Emma')).toBe(true);
    expect(any.length).toBe(
      only('branch', 'is', 'Harbor').length + only('title', 'equals', 'Emma').length - both.length,
    );
  });

  it('searches all cells for each word', () => {
    const found = select(loans, { filter: { quickFilterValues: ['austen', 'harbor'] } });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ author, branch }) => /Austen/.test(author) && branch === 'Harbor')).toBe(
      true,
    );
  });
});

describe('sorting', () => {
  it('sorts by several columns, empty cells first, and keeps the order of equal rows', () => {
    const sort = [{ field: 'returned' }, { field: 'title', sort: 'desc' as const }];
    const sorted = select(loans, { sort });
    const out = sorted.filter(({ returned }) => returned === null);
    expect(sorted.slice(0, out.length)).toEqual(out);
    expect(out[0]?.title).toBe('Wuthering Heights');
    const [first, second] = out;
    expect(first?.title).toBe(second?.title);
    expect(first?.id).toBeLessThan(second?.id ?? 0);
  });
});
