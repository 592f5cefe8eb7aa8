import { describe, expect, it, vi } from 'vitest';
import type { EntryFacts } from '../types';
import { componentsOf, filterFromAddress, isShown, searchWithFilter } from './filter';
import { createTicks } from './ticks';

const entry = (by: EntryFacts['by'], ...components: string[]): EntryFacts => ({
  id: by,
  components,
  by,
});

describe('the filter', () => {
  it.each([
    ['', { component: '', by: '' }],
    ['?filter=DataGrid', { component: 'DataGrid', by: '' }],
    ['?filter=hand', { component: '', by: 'hand' }],
    ['?a=b&filter=DataGrid.codemod', { component: 'DataGrid', by: 'codemod' }],
  ] as const)('is in the address: %s', (search, filter) => {
    expect(filterFromAddress(search)).toEqual(filter);
    expect(searchWithFilter(search, filter)).toBe(search);
  });

  it('leaves the rest of an address when it goes', () => {
    expect(searchWithFilter('?a=b&filter=DataGrid', { component: '', by: '' })).toBe('?a=b');
    expect(searchWithFilter('?filter=DataGrid', { component: '', by: '' })).toBe('');
  });

  it('shows what is done in part by hand, and what concerns a whole package always', () => {
    const shown = (component: string, by: '' | 'codemod' | 'hand') =>
      [entry('codemod', 'A'), entry('partly', 'B'), entry('hand')]
        .filter((each) => isShown(each, { component, by }))
        .map(({ id }) => id);
    expect(shown('', '')).toEqual(['codemod', 'partly', 'hand']);
    expect(shown('', 'codemod')).toEqual(['codemod']);
    expect(shown('', 'hand')).toEqual(['partly', 'hand']);
    expect(shown('A', '')).toEqual(['codemod', 'hand']);
  });

  it('offers each component once, sorted', () => {
    expect(componentsOf([entry('hand', 'B', 'A'), entry('hand', 'B')])).toEqual(['A', 'B']);
  });
});

describe('ticks', () => {
  const slot = (saved: string | null) => {
    let value = saved;
    return { load: () => value, save: (next: string | null) => (value = next) };
  };

  it('are kept, and taken away', () => {
    const place = slot(null);
    const ticks = createTicks(place);
    const listener = vi.fn();
    ticks.subscribe(listener);
    ticks.toggle('a');
    expect([...createTicks(place).get()]).toEqual(['a']);
    ticks.toggle('a');
    expect(place.load()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each(['{', '{}', '[1]', ''])('are none where something else is saved: %j', (saved) => {
    expect(createTicks(slot(saved)).get().size).toBe(0);
  });

  it('hold for the visit where nothing can be saved', () => {
    const ticks = createTicks({ load: () => null, save: () => undefined });
    ticks.toggle('a');
    ticks.toggle('b');
    expect([...ticks.get()]).toEqual(['a', 'b']);
  });

  it('keep what another tab has saved meanwhile', () => {
    const place = slot(null);
    const [here, there] = [createTicks(place), createTicks(place)];
    there.toggle('a');
    here.toggle('b');
    expect([...here.get()]).toEqual(['a', 'b']);
  });
});
