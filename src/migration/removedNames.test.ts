import { expect, it } from 'vitest';
import type { ApiPage } from '../api-reference/types';
import { removedInMajor, removedNames, type RemovalEntry } from './removedNames';

const page = (name: string, rest: Partial<ApiPage> = {}): ApiPage =>
  ({ name, kind: 'component', props: {}, slots: [], classes: [], ...rest }) as unknown as ApiPage;

const entry = (names: string[], components: string[] = []): RemovalEntry => ({
  ...{ id: 'e', title: 'Entry', page: 'a' },
  ...{ names, components },
});

const namesOf = (on: ApiPage, ...all: RemovalEntry[]): string[] =>
  removedNames(on, all).flatMap(({ names }) => names);

it('links a member that a page lost to the entry that explains it', () => {
  expect(removedNames(page('Tree'), [entry(['Tree.old', 'TreeProps.old', 'Other.old'])])).toEqual([
    { names: ['old'], title: 'Entry', path: '/migration/a/#e' },
  ]);
});

it('ignores members that the page still has, whole exports, and wildcards for all members', () => {
  const props = { kept: {} } as unknown as ApiPage['props'];
  const on = page('Tree', { props });
  expect(
    namesOf(on, entry(['Tree.kept', 'Tree', 'OldTree', 'Tree.*', '@mui/x-tree/Tree'])),
  ).toEqual([]);
});

it('applies a pattern only to the components of its entry', () => {
  const pattern = entry(['*Chart.legend'], ['BarChart']);
  expect(namesOf(page('BarChart'), pattern)).toEqual(['legend']);
  expect(namesOf(page('PieChart'), pattern)).toEqual([]);
  expect(namesOf(page('Gauge'), entry(['*Chart.legend'], ['Gauge']))).toEqual([]);
});

it('recognizes slots and classes, including those in the shared types of the grid', () => {
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

it('reads the guides to a major from a docs folder', { timeout: 30_000 }, () => {
  const guidesOf = (docsDir: string) =>
    removedInMajor('8.1.0', docsDir)(page('DataGrid')).map(({ path }) => path.replace(/#.*/, ''));
  expect(new Set(guidesOf('docs'))).toEqual(new Set(['/migration/migration-data-grid-v7/']));
  expect(guidesOf('docs/none')).toEqual([]);
});

it('returns the same function as long as the guides are the same', () => {
  expect(removedInMajor('8.1.0', 'docs')).toBe(removedInMajor('8.1.0', 'docs'));
  expect(removedInMajor('8.1.0', 'docs')).not.toBe(removedInMajor('8.1.0', 'docs/none'));
});
