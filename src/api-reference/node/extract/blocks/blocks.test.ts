import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiBlocks, ApiMember } from '../../../types';
import { createSharedHost } from '../../../../utils/compilerHost';
import { readProduct, type ProductReader } from '../reader';
import { describeBlocks, featureOf, joinBlocks } from './index';
import { argumentOwner, readSelectors } from './selectors';

/** The fixtures are copied to here: packages resolve each other and React only from below `node_modules`. */
const cacheDir = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache');

const sources = { events: 'SheetEventLookup', selector: 'OutputSelector', api: 'SheetApi' };

let root = '';
let reader: ProductReader;
let blocks: ApiBlocks;

beforeAll(() => {
  fs.mkdirSync(cacheDir, { recursive: true });
  root = fs.mkdtempSync(path.join(cacheDir, 'api-blocks-'));
  const scope = path.join(root, 'node_modules/@fixture');
  fs.cpSync(path.join(import.meta.dirname, '__fixtures__'), scope, { recursive: true });
  const product = {
    slug: 'sheet',
    packages: [
      { name: '@fixture/x-sheet', plan: 'community', dir: path.join(scope, 'x-sheet') },
      { name: '@fixture/x-sheet-pro', plan: 'pro', dir: path.join(scope, 'x-sheet-pro') },
    ] as const,
  };
  reader = readProduct(product, createSharedHost());
  blocks = describeBlocks(reader, { ...sources, partOf: { rowMany: 'row' } });
});

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

it('lists the public events of all plans with what their listeners receive', () => {
  expect(blocks.events).toEqual([
    {
      name: 'rowClick',
      plan: 'community',
      params: 'SheetParams',
      event: 'React.MouseEvent<HTMLElement>',
      description: 'Fired when a row is clicked.',
      deprecated: null,
    },
    expect.objectContaining({ name: 'rowMove', plan: 'pro', params: '{ id: number; }' }),
    {
      name: 'unmount',
      plan: 'community',
      params: null,
      event: null,
      description: 'Fired at the end.',
      deprecated: 'Use `rowClick` instead.',
    },
  ]);
});

describe('selectors', () => {
  it('include all exported ones except internal ones, with their return types', () => {
    const found = blocks.selectors.map(({ name, type }) => [name, type]);
    expect(found).toEqual([
      ['sheetCountSelector', 'number'],
      ['sheetIsEvenSelector', 'boolean'],
      ['sheetRowSelector', 'object | null'],
      ['sheetRowsSelector', 'object[]'],
    ]);
    expect(blocks.selectors[0]).toMatchObject({ deprecated: 'Use `sheetRowsSelector`.' });
    expect(blocks.selectors[3]).toMatchObject({ category: 'visibleRows', plan: 'community' });
  });

  it('take an argument if their code or an input selector does, whatever the type says', () => {
    const found = blocks.selectors.map(({ name, argument }) => [name, argument]);
    expect(Object.fromEntries(found)).toEqual({
      sheetCountSelector: null,
      sheetIsEvenSelector: 'number',
      sheetRowSelector: 'number',
      sheetRowsSelector: null,
    });
  });

  it('can take an argument besides the state', () => {
    const made = readSelectors('export const aSelector = createRootSelector((state, id) => id);');
    expect(argumentOwner('aSelector', made)).toBe('aSelector');
    expect(argumentOwner('bSelector', made)).toBeNull();
  });
});

const namesAndPlans = (methods: Record<string, ApiMember> | undefined): string[][] =>
  Object.entries(methods ?? {}).map(([name, { plan }]) => [name, plan]);

describe('methods of an API object', () => {
  it('are grouped by the feature interfaces that its type extends', () => {
    expect(Object.keys(blocks.methods)).toEqual(['editing', 'reorder', 'row']);
    expect(namesAndPlans(blocks.methods.editing)).toEqual([['startEdit', 'community']]);
    expect(namesAndPlans(blocks.methods.reorder)).toEqual([['moveRow', 'pro']]);
  });

  it('include those of sub-features, but no values or internal members', () => {
    expect(namesAndPlans(blocks.methods.row)).toEqual([
      ['getRow', 'community'],
      ['selectRows', 'pro'],
    ]);
  });

  it('throw an error for unknown names in the configuration', () => {
    expect(() => describeBlocks(reader, { ...sources, partOf: { rows: 'row' } })).toThrow(
      '"rows" in partOf of "sheet" is not a feature of SheetApi. The features are: editing, reorder, row, rowMany. Correct the list.',
    );
    expect(() => describeBlocks(reader, { ...sources, api: 'SheetApis' })).toThrow(
      /"SheetApis" in blockSources of "sheet" is not exported .*SheetApi/,
    );
    expect(() => describeBlocks(reader, { ...sources, events: 'Events' })).toThrow(
      '"Events" in blockSources',
    );
  });

  it.each([
    ['SheetEditingApi', 'editing'],
    ['SheetRowProApi', 'row'],
    ['SheetDataSourceApiPremium', 'dataSource'],
    ['OtherApi', 'other'],
  ])('%s maps to the feature %s', (name, feature) =>
    expect(featureOf(name, 'SheetApi')).toBe(feature),
  );
});

it('reads methods from the apiRef of components if no API interface is configured', () => {
  const { methods, events, selectors } = describeBlocks(reader, {});
  expect({ events, selectors }).toEqual({ events: [], selectors: [] });
  expect(Object.keys(methods)).toEqual(['Tree', 'TreePro']);
  expect(namesAndPlans(methods.Tree)).toEqual([['focusItem', 'community']]);
  expect(namesAndPlans(methods.TreePro)).toEqual([
    ['editItem', 'pro'],
    ['focusItem', 'community'],
  ]);
  expect(methods.Tree?.focusItem?.signature?.parameters).toEqual([
    { name: 'id', type: 'string', description: 'The item.' },
  ]);
});

it('joins the blocks of several products', () => {
  const other = describeBlocks(reader, {});
  const all = joinBlocks([blocks, other]);
  expect(all.events).toEqual(blocks.events);
  expect(Object.keys(all.methods)).toEqual(['editing', 'reorder', 'row', 'Tree', 'TreePro']);
});
