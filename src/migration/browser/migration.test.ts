import { describe, expect, it, vi } from 'vitest';
import type { EntryFacts } from '../types';
import { componentsOf, filterFromAddress, isShown, noFilter, searchWithFilter } from './filter';
import { createTicks, ticksOf } from './ticks';

const entry = (by: EntryFacts['by'], ...components: string[]): EntryFacts => ({
  id: by,
  title: `Changed by ${by}`,
  components,
  by,
});

describe('the filter', () => {
  it.each([
    ['', { component: '', by: '', text: '' }],
    ['?filter=DataGrid', { component: 'DataGrid', by: '', text: '' }],
    ['?filter=hand', { component: '', by: 'hand', text: '' }],
    ['?filter=&text=row+selection', { component: '', by: '', text: 'row selection' }],
    ['?a=b&filter=DataGrid.codemod', { component: 'DataGrid', by: 'codemod', text: '' }],
  ] as const)('round-trips through the query: %s', (search, filter) => {
    expect(filterFromAddress(search)).toEqual(filter);
    expect(searchWithFilter(search, filter)).toBe(search);
  });

  it('keeps the other query parameters when it is cleared', () => {
    expect(searchWithFilter('?a=b&filter=DataGrid&text=c', noFilter)).toBe('?a=b');
    expect(searchWithFilter('?filter=DataGrid', noFilter)).toBe('');
  });

  it('counts partly automated changes as manual, and shows package-wide ones for every component', () => {
    const shown = (component: string, by: '' | 'codemod' | 'hand') =>
      [entry('codemod', 'A'), entry('partly', 'B'), entry('hand')]
        .filter((each) => isShown(each, { component, by, text: '' }))
        .map(({ id }) => id);
    expect(shown('', '')).toEqual(['codemod', 'partly', 'hand']);
    expect(shown('', 'codemod')).toEqual(['codemod']);
    expect(shown('', 'hand')).toEqual(['partly', 'hand']);
    expect(shown('A', '')).toEqual(['codemod', 'hand']);
  });

  it.each([
    ['changed BY', true],
    ['hand gridp', true],
    ['hand codemod', false],
    ['  ', true],
  ])('finds words in titles and components: %j', (text, isFound) =>
    expect(isShown(entry('hand', 'GridPro'), { ...noFilter, text })).toBe(isFound),
  );

  it('offers each component once, sorted', () => {
    expect(componentsOf([entry('hand', 'B', 'A'), entry('hand', 'B')])).toEqual(['A', 'B']);
  });
});

describe('check marks', () => {
  const slot = (saved: string | null) => {
    let value = saved;
    return { load: () => value, save: (next: string | null) => (value = next) };
  };

  it('are saved and removed by toggling, which notifies listeners', () => {
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

  it.each(['{', '{}', '[1]', ''])('ignore an invalid saved value: %j', (saved) => {
    expect(createTicks(slot(saved)).get().size).toBe(0);
  });

  it('last for the visit when nothing can be saved', () => {
    const ticks = createTicks({ load: () => null, save: () => undefined });
    ticks.toggle('a');
    ticks.toggle('b');
    expect([...ticks.get()]).toEqual(['a', 'b']);
  });

  it('include those that another tab has saved in the meantime', () => {
    const place = slot(null);
    const [here, there] = [createTicks(place), createTicks(place)];
    there.toggle('a');
    here.toggle('b');
    expect([...here.get()]).toEqual(['a', 'b']);
  });
});

it.each(['storage', 'pageshow'])('ticks follow what another tab has saved: %s', (type) => {
  const saved = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
  };
  const page = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('window', page);
  try {
    const ticks = ticksOf(`guide of ${type}`);
    saved.set(`migration.guide of ${type}`, '["a"]');
    page.dispatchEvent(Object.assign(new Event(type), { key: null }));
    expect([...ticks.get()]).toEqual(['a']);
  } finally {
    vi.unstubAllGlobals();
  }
});
