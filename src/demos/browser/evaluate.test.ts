import { afterEach, expect, it, vi } from 'vitest';

type Require = (id: number) => Record<string, unknown>;
type Modules = Record<
  number,
  (module: object, exports: Record<string, unknown>, n: Require) => void
>;

/** A bundle as the bundler writes it. */
function bundle(modules: Modules): Require {
  const cache = new Map<string, Record<string, unknown>>();
  const n = (id: number | string) => {
    const known = cache.get(String(id));
    if (known) return known;
    const exports = {};
    cache.set(String(id), exports);
    modules[Number(id)]?.({}, exports, n);
    return exports;
  };
  vi.stubGlobal('__webpack_modules__', modules);
  vi.stubGlobal('__webpack_require__', n);
  return n;
}

/** Modules that log their ids. 3 and 4 import each other, 5 is needed twice, 6 is loaded but not imported. */
const modulesWith = (log: string[]): Modules => ({
  1: (m, x, n) => {
    n(2);
    n(3);
    log.push(`1 with ${String(n(3).name)}`);
  },
  2: (m, x, n) => {
    n(5);
    log.push('2');
  },
  3: (m, x, n) => {
    n(4);
    x.name = 'three';
    log.push('3');
  },
  4: (m, x, n) => {
    log.push(`4 with ${String(n(3).name)}`);
    n(5);
  },
  5: () => void log.push('5'),
  6: () => void log.push('6'),
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('evaluates modules once, in the order of one evaluation, also where they import each other', async () => {
  const { evaluated } = await import('./evaluate');
  const expected: string[] = [];
  bundle(modulesWith(expected))(1);
  const log: string[] = [];
  const n = bundle(modulesWith(log));
  await evaluated({ id: 1, evaluate: () => n(1) });
  expect(log).toEqual(expected);
  expect(log).toEqual(['5', '2', '4 with undefined', '3', '1 with three']);
});

it('evaluates what a module imports before the module is asked for, and a second one without what the first has had', async () => {
  const { evaluated } = await import('./evaluate');
  const log: string[] = [];
  const n = bundle({ ...modulesWith(log), 7: (m, x, own) => void (own(2), own(6), log.push('7')) });
  await evaluated({ id: 1, evaluate: () => ({ length: log.push('asked') }) });
  expect(log.at(-1)).toBe('asked');
  log.length = 0;
  await evaluated({ id: 7, evaluate: () => n(7) });
  expect(log).toEqual(['6', '7']);
});

it('passes on a module that is evaluated already', async () => {
  const { evaluated } = await import('./evaluate');
  const module = { default: 'a demo' };
  expect(await evaluated(module)).toBe(module);
});

it('fails with what a module throws', async () => {
  const { evaluated } = await import('./evaluate');
  bundle({
    8: () => {
      throw new Error('broken');
    },
  });
  await expect(evaluated({ id: 8, evaluate: () => ({}) })).rejects.toThrow('broken');
});
