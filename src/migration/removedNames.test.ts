import { expect, it } from 'vitest';
import type { ApiPage } from '../api-reference/types';
import { entriesTo, removedInMajor, removedNames, type GuideEntry } from './removedNames';

const page = (name: string, rest: Partial<ApiPage> = {}): ApiPage =>
  ({ name, kind: 'component', props: {}, slots: [], classes: [], ...rest }) as unknown as ApiPage;

const entry = (names: string[], components: string[] = []): GuideEntry => ({
  ...{ id: 'e', title: 'Entry ', guide: '/migration/a/' },
  ...{ names, components },
});

const namesOf = (on: ApiPage, ...all: GuideEntry[]): string[] =>
  removedNames(on, all).flatMap(({ names }) => names);

it('leads from a member that a page lost to the entry that explains it', () => {
  expect(removedNames(page('Tree'), [entry(['Tree.old', 'TreeProps.old', 'Other.old'])])).toEqual([
    { names: ['old'], title: 'Entry', path: '/migration/a/#e' },
  ]);
});

it('says nothing of members that the page has, of whole exports and of all members at once', () => {
  const props = { kept: {} } as unknown as ApiPage['props'];
  const on = page('Tree', { props });
  expect(
    namesOf(on, entry(['Tree.kept', 'Tree', 'OldTree', 'Tree.*', '@mui/x-tree/Tree'])),
  ).toEqual([]);
});

it('takes a pattern for the components of its entry only', () => {
  const pattern = entry(['*Chart.legend'], ['BarChart']);
  expect(namesOf(page('BarChart'), pattern)).toEqual(['legend']);
  expect(namesOf(page('PieChart'), pattern)).toEqual([]);
  expect(namesOf(page('Gauge'), entry(['*Chart.legend'], ['Gauge']))).toEqual([]);
});

it('knows slots and classes, those of the grid by the names of its types', () => {
  const slots = [{ name: 'kept' }] as ApiPage['slots'];
  const grid = page('DataGrid', { slots });
  const names = ['GridSlots.old', 'GridSlots.kept', 'gridClasses.main--old'];
  expect(namesOf(grid, entry(names, ['DataGrid']))).toEqual(['slots.old', 'classes.main--old']);
  expect(namesOf(grid, entry(names))).toEqual([]);
  expect(namesOf(page('Tip', { slots }), entry(['TipSlots.old', 'TipClasses.mark']))).toEqual([
    'slots.old',
    'classes.mark',
  ]);
  // A component without slots lost none: the pattern means the component that it is used in.
  expect(namesOf(page('Tip'), entry(['*Slots.tip'], ['Tip']))).toEqual([]);
});

it(
  'reads the guides to the major of a version, where its docs have them',
  { timeout: 30_000 },
  () => {
    const entries = entriesTo('v8', 'docs');
    expect(new Set(entries.map(({ guide }) => guide))).toContain('/migration/migration-charts-v7/');
    expect(entriesTo('v8', 'docs/none')).toEqual([]);
  },
);

it('asks again only when a guide has changed: the reference is rendered anew for another function', () => {
  expect(removedInMajor('8.1.0', 'docs')).toBe(removedInMajor('8.1.0', 'docs'));
  expect(removedInMajor('8.1.0', 'docs')).not.toBe(removedInMajor('8.1.0', 'docs/none'));
});
