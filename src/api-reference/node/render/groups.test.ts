import { describe, expect, it } from 'vitest';
import { exampleMember } from '../__fixtures__/exampleMember';
import { examplePage } from '../__fixtures__/examplePage';
import { classesOf, membersOf, slotsOf } from '../../model';
import type { ApiClass, ApiMember, ApiPage, ApiSlot } from '../../types';
import { groupsOf } from './groups';
import { renderTables } from './page';

const member = (type: string, part: Partial<ApiMember> = {}): ApiMember =>
  exampleMember({ type, ...part });

const signature = { parameters: [], returns: { type: 'void', description: '' } };
const fn = member('() => void', { signature });

/** As many members as stay undivided, all of them plain options. */
const many = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [`filler${at}`, member('number')]),
);

const memberGroups = (props: ApiPage['props'], features?: ReadonlyMap<string, string>) =>
  groupsOf(membersOf(examplePage('Grid', { props })), features);

const kindsOf = (members: Record<string, ApiMember>): Record<string, string[]> =>
  Object.fromEntries(
    memberGroups({ ...members, ...many }).map(({ id, rows }) => [
      id,
      rows.map(({ name }) => name).filter((name) => name in members),
    ]),
  );

describe('props', () => {
  it('stay in one list if there are at most 40', () => {
    expect(memberGroups(many)).toEqual([]);
    expect(memberGroups({ ...many, last: fn })).toHaveLength(1);
  });

  it('are grouped by kind in a fixed order, and keep their own order within each group', () => {
    const groups = kindsOf({
      classes: member('Classes'),
      defaultSize: member('number'),
      disabled: member('boolean'),
      getKey: fn,
      getName: member('GridNameGetter<R>'),
      initialState: member('State'),
      isEven: fn,
      fixed: member('true | false'),
      loading: member('boolean'),
      onA: fn,
      onB: fn,
      onC: fn,
      onOpen: member('boolean'),
      onSizeChange: fn,
      rows: member('Row[]', { required: true }),
      size: member('number'),
      sx: member('SxProps'),
      slots: member('Slots'),
      text: member('string'),
    });
    expect(groups).toEqual({
      required: ['rows'],
      options: ['text'],
      switches: ['disabled', 'fixed', 'loading', 'onOpen'],
      state: ['defaultSize', 'initialState', 'size'],
      functions: ['getKey', 'getName', 'isEven'],
      handlers: ['onA', 'onB', 'onC', 'onSizeChange'],
      looks: ['classes', 'sx', 'slots'],
    });
    expect(Object.keys(groups)).toEqual([
      'required',
      'options',
      'switches',
      'state',
      'functions',
      'handlers',
      'looks',
    ]);
  });

  it('count as state if a handler reports their changes', () => {
    const { state, options } = kindsOf({
      defaultSize: member('number'),
      defaultValue: member('string'),
      defaultOther: member('string'),
      initialState: member('State'),
      model: member('Model'),
      open: member('boolean'),
      size: member('number'),
      value: member('string'),
      ...{ onChange: fn, onClose: fn, onModelChange: fn, onOpen: fn, onSizeChange: fn },
    });
    expect(state).toEqual([
      'defaultSize',
      'defaultValue',
      'initialState',
      'model',
      'open',
      'size',
      'value',
    ]);
    expect(options).toEqual(['defaultOther']);
  });

  it('count as options if few share their kind, unless they are required', () => {
    const groups = kindsOf({ a: member('boolean'), b: member('boolean', { required: true }) });
    expect(groups).toEqual({ required: ['b'], options: ['a'] });
  });
});

it('members of an API object are grouped by feature, with small features and the rest last', () => {
  const features = new Map([
    ...['a', 'b', 'c'].map((name) => [name, 'rowSelection'] as const),
    ...['d', 'e'].map((name) => [name, 'csvExport'] as const),
  ]);
  const named = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, fn]));
  const groups = memberGroups({ ...many, ...named }, features);
  expect(groups.map(({ id, title }) => [id, title])).toEqual([
    ['row-selection', 'Row selection'],
    ['other', 'Other'],
  ]);
  expect(groups[0]!.rows.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

it("each group of props has a heading below the table's and keeps its permanent links", () => {
  const page = {
    name: 'Grid',
    kind: 'component',
    props: { ...many, rows: member('Row[]', { required: true }) },
    slots: [],
    classes: [],
  } as unknown as ApiPage;
  const tables = renderTables(page, new Map(), 'Grid-');
  expect(tables.map(({ id, title, level }) => [id, title, level])).toEqual([
    ['Grid-props', 'Props', 2],
    ['Grid-props-required', 'Required', 3],
    ['Grid-props-options', 'Options', 3],
  ]);
  expect(tables[0]?.html).toContain('<a href="#Grid-props-options">Options</a> 40');
  expect(tables[1]?.html).toContain('id="Grid-prop-rows"');
  expect(tables[1]?.html).toContain('Props of Grid: Required');
});

const slot = (name: string): ApiSlot => ({
  name,
  default: null,
  description: '',
  className: null,
  plan: 'community',
});
const cssClass = (key: string, description = ''): ApiClass => ({
  key,
  className: `MuiGrid-${key}`,
  description,
});
const slotGroups = (slots: ApiSlot[]) => groupsOf(slotsOf(examplePage('Grid', { slots })));
const classGroups = (classes: ApiClass[]) =>
  groupsOf(classesOf(examplePage('Grid', { classes }))).map(({ rows, ...group }) => ({
    ...group,
    names: rows.map(({ name }) => name),
  }));
/** Names that do not share a first word. */
const fillers = Array.from({ length: 40 }, (_, at) => `z${at}`);

describe('slots', () => {
  it('stay in one list if there are at most 40', () =>
    expect(slotGroups(fillers.map(slot))).toEqual([]));

  it('are divided into parts, base controls and icons', () => {
    const slots = ['baseButton', 'base', 'baseline', 'filterIcon', 'iconContainer'].map(slot);
    const groups = slotGroups([...slots, ...fillers.map(slot)]);
    const shown = groups.map(({ id, rows }) => [id, rows.map(({ name }) => name)]);
    expect(shown).toEqual([
      ['parts', ['base', 'baseline', 'iconContainer', ...fillers]],
      ['controls', ['baseButton']],
      ['icons', ['filterIcon']],
    ]);
  });
});

describe('CSS classes', () => {
  const groupsOf = (keys: readonly ApiClass[]) =>
    classGroups([...keys, ...fillers.map((key) => cssClass(key))]).map(({ id, title, names }) => [
      id,
      title,
      names.filter((key) => !key.startsWith('z')),
    ]);

  it('stay in one list if there are at most 40', () =>
    expect(classGroups(fillers.map((key) => cssClass(key)))).toEqual([]));

  it('are grouped by the part they start with, titled by all words they share', () => {
    expect(
      groupsOf([
        cssClass('cell'),
        cssClass('cell--editing'),
        cssClass('cellEmpty'),
        cssClass('rowCount'),
        cssClass('pivotPanelBody'),
        cssClass('pivotPanelField--sorted'),
        cssClass('pivotPanelFieldName'),
      ]),
    ).toEqual([
      ['cell', 'Cell', ['cell', 'cell--editing', 'cellEmpty']],
      [
        'pivot',
        'Pivot panel',
        ['pivotPanelBody', 'pivotPanelField--sorted', 'pivotPanelFieldName'],
      ],
      ['other', 'Other parts', ['rowCount']],
    ]);
  });

  it('that describe the whole component belong to no part', () => {
    const states = ['withBorder', 'withPanel', 'withRow'];
    expect(groupsOf(states.map((key) => cssClass(key)))).toEqual([
      ['other', 'Other parts', states],
    ]);
  });

  it('get a title with abbreviations capitalized as in their descriptions', () => {
    const keys = ['aiPanelBody', 'aiPanelFooter', 'aiPanelTitle'];
    const classes = keys.map((key) => cssClass(key, 'Applied to a part of the AI panel.'));
    expect(groupsOf(classes)[0]).toEqual(['ai', 'AI panel', keys]);
  });
});

it('groups of slots and classes keep their permanent links too', () => {
  const page = {
    name: 'Grid',
    kind: 'component',
    props: {},
    slots: [...fillers.map(slot), slot('baseButton')],
    classes: [...fillers, 'cell', 'cell--editing', 'cellEmpty'].map((key) => cssClass(key)),
  } as unknown as ApiPage;
  const tables = renderTables(page, new Map(), 'Grid-');
  expect(tables.map(({ id, title, level }) => [id, title, level])).toEqual([
    ['Grid-slots', 'Slots', 2],
    ['Grid-slots-parts', 'Parts', 3],
    ['Grid-slots-controls', 'Base controls', 3],
    ['Grid-classes', 'CSS classes', 2],
    ['Grid-classes-cell', 'Cell', 3],
    ['Grid-classes-other', 'Other parts', 3],
  ]);
  expect(tables[2]?.html).toContain('id="Grid-slot-baseButton"');
  expect(tables[3]?.html).toContain('<a href="#Grid-classes-other">Other parts</a> 40');
  expect(tables[4]?.html).toContain('id="Grid-class-cellEmpty"');
});
