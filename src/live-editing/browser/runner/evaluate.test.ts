import { describe, expect, it, vi } from 'vitest';
import { transpile } from '../transpile/transpile';
import {
  evaluate,
  loadPackages,
  lossTexts,
  placeOf,
  refusal,
  resolveFile,
  type Modules,
} from './evaluate';

const modulesOf = (files: Record<string, string>): Modules =>
  Object.fromEntries(
    Object.entries(files).map(([path, source]) => [path, transpile(path, source)]),
  );

const packages = {
  react: async () => ({ default: { version: '19' } }),
  'date-fns': async () => ({ format: () => 'today' }),
  'date-fns/locale': async () => ({ de: 'de' }),
};

describe('evaluate', () => {
  it('runs files with their imports, even circular ones', async () => {
    const modules = modulesOf({
      'a.ts': `import { b } from './lib/b';\nimport { format } from 'date-fns';\nexport const a = 1;\nexport default b() + format();`,
      'lib/b.ts': `import { a } from '../a';\nexport const b = (): string => a + 'b ';`,
    });
    const loaded = await loadPackages(modules, packages);
    expect(evaluate('a.ts', modules, loaded).default).toBe('1b today');
  });

  it('runs each file once, even if imports are circular', () => {
    const modules = modulesOf({
      'a.ts': `import './b';\nimport './c';\nimport { runs } from 'log';\nruns.push('a');`,
      'b.ts': `import './c';\nimport { runs } from 'log';\nruns.push('b');`,
      'c.ts': `import './a';\nimport { runs } from 'log';\nruns.push('c');`,
    });
    const runs: string[] = [];
    evaluate('a.ts', modules, { log: { runs } });
    expect(runs).toEqual(['c', 'b', 'a']);
  });

  it('names an export that a package does not have', async () => {
    const modules = modulesOf({
      'a.ts': `import { parse } from 'date-fns';\nexport default parse();`,
    });
    const loaded = await loadPackages(modules, packages);
    expect(() => evaluate('a.ts', modules, loaded)).toThrow(
      '"date-fns" has no "parse" here. Available: format.',
    );
  });

  it('rejects an unknown package, with the line of its import', async () => {
    const modules = modulesOf({ 'a.ts': `\nimport x from 'lodash';\nexport default x;` });
    await expect(loadPackages(modules, packages)).rejects.toMatchObject({ file: 'a.ts', line: 2 });
    await expect(loadPackages(modules, packages)).rejects.toThrow('Available: react, date-fns.');
  });

  it('loads no package if any import cannot be resolved', async () => {
    const react = vi.fn(packages.react);
    for (const specifier of ['lodash', './gone']) {
      const modules = modulesOf({ 'a.ts': `import 'react';`, 'b.ts': `import '${specifier}';` });
      const loading = loadPackages(modules, { ...packages, react });
      await expect(loading).rejects.toMatchObject({ file: 'b.ts', line: 1 });
    }
    expect(react).not.toHaveBeenCalled();
  });

  it('reports the line that imports a package that fails to load', async () => {
    const modules = modulesOf({ 'a.ts': `import 'date-fns';` });
    const failing = { 'date-fns': () => Promise.reject(new Error('no network')) };
    await expect(loadPackages(modules, failing)).rejects.toMatchObject({ file: 'a.ts', line: 1 });
    const explained = loadPackages(modules, failing, () => lossTexts.updated);
    await expect(explained).rejects.toThrow(
      '"date-fns": It could not be loaded: the site was updated',
    );
  });
});

it('lists the available entry points or files for an import that cannot be resolved', () => {
  expect(refusal('date-fns/esm', packages, [])).toContain('Available: date-fns, date-fns/locale.');
  expect(refusal('./c', packages, ['a.ts', 'b.ts'])).toBe(
    'There is no file "./c". Available: a.ts, b.ts.',
  );
});

it('finds the file of a relative import', () => {
  const paths = ['Orders.tsx', 'rows.ts', 'data/orders.ts', 'data/other.js'];
  expect(resolveFile('Orders.tsx', './rows', paths)).toBe('rows.ts');
  expect(resolveFile('Orders.tsx', './data/orders', paths)).toBe('data/orders.ts');
  expect(resolveFile('data/orders.ts', './other', paths)).toBe('data/other.js');
  expect(resolveFile('data/orders.ts', '../rows.ts', paths)).toBe('rows.ts');
  expect(resolveFile('Orders.tsx', '../../outside', paths)).toBeUndefined();
});

it('finds the file and line of an error in the stacks of several browsers', () => {
  const error = (stack: string): Error => Object.assign(new Error(''), { stack });
  const paths = ['Orders.tsx', 'data/orders.ts'];
  expect(
    placeOf(error('Error: x\n  at a (react.js:1:2)\n  at Orders (Orders.tsx:7:3)'), paths),
  ).toEqual({
    file: 'Orders.tsx',
    line: 7,
  });
  expect(placeOf(error('read@data/orders.ts:3:1\nOrders@Orders.tsx:7:3'), paths)).toEqual({
    file: 'data/orders.ts',
    line: 3,
  });
  expect(placeOf('thrown text', paths)).toEqual({});
});

it('finds the line in WebKit, whose stacks omit evaluated code', () => {
  const inWebKit = (stack: string): Error => Object.assign(new Error('x'), { stack, line: 5 });
  const thrown = inWebKit('Orders@\nrenderWithHooks@http://localhost/x/run.js:1:2');
  expect(placeOf(thrown, ['Orders.tsx'])).toEqual({ file: 'Orders.tsx', line: 5 });
  expect(placeOf(thrown, ['Orders.tsx', 'data/orders.ts'])).toEqual({});
  const elsewhere = inWebKit('renderWithHooks@http://localhost/x/run.js:1:2\nOrders@');
  expect(placeOf(elsewhere, ['Orders.tsx'])).toEqual({});
});
