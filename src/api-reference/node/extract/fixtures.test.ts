import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiPage, ProductInput } from '../../types';
import { extractAll, type ReferenceLists } from './index';

/** The fixtures are copied to here: packages resolve each other and React only from below `node_modules`. */
const cacheDir = path.resolve(import.meta.dirname, '../../../../node_modules/.cache');

const lists: ReferenceLists = {
  interfacePages: { grid: ['GridColumn', 'GridApi'] },
  internals: { grid: { Internal: 'explained elsewhere' } },
  partPrefixes: { grid: 'Part' },
  ambientDeclarations: {},
  blockSources: {},
};

let root = '';
let product: ProductInput;
let pages: ApiPage[];

const pageOf = (name: string): ApiPage => {
  const page = pages.find((candidate) => candidate.name === name);
  if (!page) {
    throw new Error(`no page of ${name}`);
  }
  return page;
};

beforeAll(() => {
  fs.mkdirSync(cacheDir, { recursive: true });
  root = fs.mkdtempSync(path.join(cacheDir, 'api-fixtures-'));
  const scope = path.join(root, 'node_modules/@fixture');
  fs.cpSync(path.join(import.meta.dirname, '__fixtures__'), scope, { recursive: true });
  product = {
    slug: 'grid',
    packages: [
      { name: '@fixture/x-grid', plan: 'community', dir: path.join(scope, 'x-grid') },
      { name: '@fixture/x-grid-pro', plan: 'pro', dir: path.join(scope, 'x-grid-pro') },
    ],
  };
  ({ pages } = extractAll([product], lists));
});

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

describe('the page list', () => {
  it('has public components and chosen interfaces, but no hooks, constants, internals, or undocumented parts', () => {
    const names = pages.map(({ name }) => name);
    expect(names).toEqual([
      'Grid',
      'GridPro',
      'PartRow',
      'Plot',
      'PlotDial',
      'Radar',
      'Silent',
      'GridColumn',
      'GridApi',
    ]);
  });

  it('reads a component from the package that first declares it, not from a stub in a larger plan', () => {
    const { plan, source, imports, deprecated } = pageOf('Grid');
    expect({ plan, source, imports, deprecated }).toEqual({
      plan: 'community',
      source: { package: '@fixture/x-grid', version: '1.2.0' },
      imports: [
        "import { Grid } from '@fixture/x-grid/Grid';",
        "import { Grid } from '@fixture/x-grid';",
      ],
      deprecated: null,
    });
  });

  it('names an unstable component without its prefix, but imports it by its exported name', () => {
    expect(pageOf('Radar')).toMatchObject({
      path: '/api/grid/radar/',
      unstable: true,
      imports: [
        "import { Unstable_Radar } from '@fixture/x-grid';",
        "import { Unstable_Radar } from '@fixture/x-grid-pro';",
      ],
    });
  });

  it('throws for a name that is not exported and suggests similar names', () => {
    const wrong = { ...lists, interfacePages: { grid: ['GridColum'] } };
    expect(() => extractAll([product], wrong)).toThrow(
      /"GridColum" in interfacePages of "grid" is not exported .* Nearest names: GridColumn,/,
    );
    const stale = { ...lists, internals: { grid: { Internals: 'gone' } } };
    expect(() => extractAll([product], stale)).toThrow(/"Internals" in internals of "grid"/);
  });
});

describe('a component page', () => {
  it('has every listed or declared prop except ignored ones, in alphabetical order', () => {
    expect(Object.keys(pageOf('Grid').props)).toEqual([
      'classes',
      'columns',
      'delay',
      'getRowId',
      'loading',
      'slots',
      'tabIndex',
      'undocumented',
    ]);
  });

  it('shows the declared type with the type parameters of the component', () => {
    expect(pageOf('Grid').props.columns).toMatchObject({
      type: 'readonly GridColumn<R>[]',
      required: true,
      default: null,
    });
    expect(pageOf('Grid').props.loading).toMatchObject({ type: 'boolean', default: 'false' });
  });

  it('removes lists of links from descriptions', () => {
    expect(pageOf('Grid').props.columns?.description).toBe('The columns.');
    expect(pageOf('Grid').description).toBe('A fixture grid.');
  });

  it('has deprecation messages and the signatures of callbacks', () => {
    expect(pageOf('Grid').props.delay?.deprecated).toBe('Use `loading` instead.');
    expect(pageOf('Grid').props.getRowId?.signature).toEqual({
      parameters: [
        { name: 'row', type: 'R', description: 'The row.' },
        { name: 'index', type: 'number', description: 'Where it stands.' },
      ],
      returns: { type: 'string', description: 'Its id.' },
    });
  });

  it("moves a slot's class to the slot and uses the global names of state classes", () => {
    const { slots, classes } = pageOf('Grid');
    expect(slots).toMatchObject([
      { name: 'footer', default: 'FixtureFooter', className: 'MuiGrid-footer' },
    ]);
    expect(classes.map(({ className }) => className)).toEqual(['MuiGrid-root', 'Mui-selected']);
  });

  it('has the theme key and the inherited element', () => {
    expect(pageOf('Grid')).toMatchObject({ themeName: 'MuiGrid', inherits: ['<div>'] });
  });

  it('finds props that exist only with the defaults of type parameters', () => {
    expect(pageOf('Radar').props).toMatchObject({
      size: { required: true },
      zoom: { type: 'number' },
    });
  });

  it('shows the type of a ref by its name if it has one, and otherwise by its members', () => {
    const { apiRef, canvasRef, rootRef } = pageOf('Plot').props;
    expect(apiRef?.type).toBe('React.RefObject<PlotApi | undefined>');
    expect(canvasRef?.type).toBe('React.RefObject<HTMLCanvasElement | null>');
    expect(rootRef?.type).toBe('React.RefObject<PlotHandle | null>');
    const dial = pageOf('PlotDial').props;
    expect(dial.apiRef?.type).toBe('React.RefObject<{} | undefined>');
    expect(dial.handleRef?.type).toBe(
      'React.RefObject<{ reset: () => void; setZoom: (from: number, to: number) => void; } | null>',
    );
  });

  it('assigns each prop the smallest plan whose component has it', () => {
    const { columns, treeData } = pageOf('GridPro').props;
    expect([columns?.plan, treeData?.plan]).toEqual(['community', 'pro']);
  });
});

describe('an interface page', () => {
  it('marks only the members that a larger plan adds with that plan', () => {
    const members = Object.entries(pageOf('GridColumn').props);
    expect(members.map(([name, { plan }]) => [name, plan])).toEqual([
      ['field', 'community'],
      ['getValue', 'community'],
      ['pinned', 'pro'],
      ['span', 'community'],
      ['text', 'community'],
    ]);
    expect(pageOf('GridColumn').plan).toBe('community');
  });

  it('has the signature behind a function alias, even in a union', () => {
    expect(pageOf('GridColumn').props.span).toMatchObject({
      type: 'number | GridReader<R>',
      signature: {
        parameters: [
          { name: 'value', type: 'V' },
          { name: 'row', type: 'R' },
        ],
        returns: { type: 'GridValue' },
      },
    });
  });

  it('defines the type aliases it uses, directly or through other aliases', () => {
    expect(pageOf('GridColumn').types).toEqual({
      GridReader: 'GridReader<R = any, V = never> = (value: V, row: R) => GridValue',
      GridValue: 'GridValue = string | number',
    });
    expect(pageOf('GridApi').types).toBeUndefined();
  });

  it('keeps defaults as written, and removes TODO notes from descriptions', () => {
    const { span, text } = pageOf('GridColumn').props;
    expect(span).toMatchObject({ default: '{ least: 1 }', description: 'How wide it is.' });
    expect(text?.default).toBe('`${name} ${unit}`');
  });

  it('does not mark methods of an API object as required', () => {
    const isRequired = (api?: string) =>
      extractAll([product], { ...lists, blockSources: { grid: { api } } }).pages.find(
        ({ name }) => name === 'GridApi',
      )?.props.scrollTo?.required;
    expect(isRequired()).toBe(true);
    expect(isRequired('GridApi')).toBe(false);
  });

  it('has the signatures of methods', () => {
    expect(pageOf('GridApi').props.scrollTo?.signature).toEqual({
      parameters: [{ name: 'top', type: 'number', description: 'How far.' }],
      returns: { type: 'boolean', description: 'Whether it moved.' },
    });
  });
});

it('extracting again gives the same pages, byte for byte', () => {
  expect(JSON.stringify(extractAll([product], lists).pages)).toBe(JSON.stringify(pages));
});
