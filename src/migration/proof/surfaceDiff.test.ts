import { describe, expect, it } from 'vitest';
import {
  diffSurfaces,
  diffText,
  type Surface,
  type SurfaceExport,
  type SurfaceMember,
} from './surface';
import { proveGuide } from './compareGuide';
import type { Entry } from '../node/readEntries';

const member = (origin: string, rest: Partial<SurfaceMember> = {}): SurfaceMember => ({
  origin,
  isOptional: true,
  ...rest,
});

const exported = (
  members: Record<string, SurfaceMember> = {},
  rest: Partial<SurfaceExport> = {},
): SurfaceExport => ({
  entries: [''],
  members: new Map(Object.entries(members)),
  isKnown: true,
  ...rest,
});

const surface = (all: Record<string, SurfaceExport>): Surface => new Map(Object.entries(all));

const packages = (before: Surface, after: Surface) => new Map([['@mui/x-tree', { before, after }]]);

const texts = (before: Record<string, SurfaceExport>, after: Record<string, SurfaceExport>) =>
  diffSurfaces(packages(surface(before), surface(after))).map(diffText);

describe('diffSurfaces', () => {
  it('reports exports that are gone', () => {
    expect(
      texts({ Old: exported(), Kept: exported() }, { Kept: exported(), New: exported() }),
    ).toEqual(['Old: is not exported']);
  });

  it('reports an inherited member once, with all its names', () => {
    const old = { gone: member('a:1'), kept: member('a:2') };
    const now = { kept: member('b:1') };
    expect(
      texts(
        { Tree: exported(old), TreeProps: exported(old) },
        { Tree: exported(now), TreeProps: exported(now) },
      ),
    ).toEqual(['Tree.gone (also TreeProps.gone): is gone']);
  });

  it('reports newly required members, and removed string values and entry points', () => {
    expect(
      texts(
        {
          A: exported({ a: member('a:1'), b: member('a:2', { texts: ['x', 'y'] }) }),
          B: exported({}, { entries: ['', '/B'] }),
        },
        {
          A: exported({
            a: member('b:1', { isOptional: false }),
            b: member('b:2', { texts: ['x', 'z'] }),
          }),
          B: exported(),
        },
      ),
    ).toEqual([
      'A.a: is required',
      "A.b: does not take 'y'",
      '@mui/x-tree/B: is not an entry point',
    ]);
  });

  it('reports changed defaults, and kinds of values that are no longer accepted', () => {
    expect(
      texts(
        {
          A: exported({
            a: member('a:1', { default: 'false' }),
            b: member('a:2', { kinds: ['list', 'text'] }),
            c: member('a:3', { default: '1', kinds: ['number'] }),
          }),
        },
        {
          A: exported({
            a: member('b:1', { default: 'true' }),
            b: member('b:2', { kinds: ['object'] }),
            c: member('b:3', { kinds: ['number', 'function'] }),
          }),
        },
      ),
    ).toEqual(['A.a: defaults to true, was false', 'A.b: is object, was list or text']);
  });

  it('ignores members from other libraries, and types that depend on them', () => {
    expect(
      texts(
        { A: exported({ style: member('') }), B: exported({ b: member('a:1') }) },
        { A: exported(), B: exported({}, { isKnown: false }) },
      ),
    ).toEqual([]);
  });
});

it('proveGuide compares the differences with the names, patterns and exceptions of a guide', () => {
  const before = surface({
    Old: exported(),
    OldA: exported(),
    OldB: exported(),
    Inner: exported(),
  });
  const all = packages(before, surface({}));
  const entry = (...names: string[]): Entry => ({
    ...{ id: 'a', title: 'A', line: 3, fences: [], components: [], bites: 'often' },
    names,
  });
  const surfaces = { packages: all, differences: diffSurfaces(all) };
  const proof = proveGuide([entry('OldA', 'OldX')], surfaces, { Inner: 'r', None: 'r' });
  expect(proof.counts).toEqual({ found: 4, named: 1, excused: 1 });
  expect(proof.missing.map(diffText)).toEqual(['Old: is not exported', 'OldB: is not exported']);
  expect(proof.stale.map(({ name }) => name)).toEqual(['OldX']);
  expect(proof.needless).toEqual(['None']);
  expect(proveGuide([entry('Old*')], surfaces, { Inner: 'r' }).missing).toEqual([]);
});
