import { describe, expect, it } from 'vitest';
import { modulesIn, readModule, stepsOf, writeSteps, type BuiltModule } from './steps';

const script = `"use strict";
(globalThis["webpackChunk"] = globalThis["webpackChunk"] || []).push([["1"], {
10(__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
let steps = ["x-steps"];
const load = () => Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 11));
},
11(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
/* import */ var a = __webpack_require__(12);
/* import */ var b = __webpack_require__(13);
/* import */ var c = __webpack_require__(12);
},
12(module) {
module.exports = 1;
},
13(module, exports, __webpack_require__) {
__webpack_require__.r(exports);
},

}]);
`;

const graphOf = (
  modules: Readonly<Record<string, [size: number, ...imports: string[]]>>,
): Map<string, BuiltModule> =>
  new Map(
    Object.entries(modules).map(([id, [size, ...imports]]) => [id, { size, imports }] as const),
  );

describe('modulesIn', () => {
  it('finds every module of a script by its id', () => {
    expect([...modulesIn(script).keys()]).toEqual(['10', '11', '12', '13']);
  });
});

describe('readModule', () => {
  it('names what a module imports at once, each a single time', () => {
    expect(readModule(modulesIn(script).get('11')!).imports).toEqual(['12', '13']);
    expect(readModule(modulesIn(script).get('10')!).imports).toEqual([]);
  });
});

describe('stepsOf', () => {
  it('needs none for what is small', () => {
    expect(stepsOf('a', graphOf({ a: [1, 'b', 'c'], b: [1], c: [1] }), 10)).toEqual([]);
  });

  it('takes imports in their order, as many as fit at once', () => {
    const graph = graphOf({ a: [1, 'b', 'c', 'd'], b: [4], c: [4], d: [4] });
    expect(stepsOf('a', graph, 9)).toEqual(['b', 'c']);
  });

  it('goes into an import that is large itself', () => {
    const graph = graphOf({ a: [1, 'b'], b: [6, 'c'], c: [6, 'd'], d: [6] });
    expect(stepsOf('a', graph, 12)).toEqual(['c']);
  });

  it('counts what several import once, and ends where modules import each other', () => {
    const graph = graphOf({ a: [1, 'b', 'c'], b: [4, 'd'], c: [4, 'd', 'a'], d: [4] });
    expect(stepsOf('a', graph, 13)).toEqual([]);
    expect(stepsOf('a', graph, 8)).toEqual(['b']);
  });

  it('leaves out what other scripts have brought', () => {
    expect(stepsOf('a', graphOf({ a: [1, 'react', 'b'], b: [20] }), 10)).toEqual(['b']);
  });
});

describe('writeSteps', () => {
  const sized = (size: number) => graphOf({ 11: [1, '12', '13'], 12: [size], 13: [size] });

  it('writes the steps where they were marked', () => {
    expect(writeSteps(script, sized(20_000))).toContain('let steps = [12,13];');
    expect(writeSteps(script, sized(10))).toContain('let steps = [];');
  });

  it('stops at a script of another kind', () => {
    expect(() => writeSteps(script, new Map())).toThrow('steps.ts');
    expect(() => writeSteps('x = ["x-steps"]', sized(1))).toThrow('steps.ts');
  });
});
