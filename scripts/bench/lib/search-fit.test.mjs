import { loadTs } from '../../lib/load-ts.mjs';
import { expect, it } from 'vitest';
import { fitWeights } from './search-fit.mjs';

const { evidenceNames } = loadTs('../../src/search/browser/score.ts');

/** Returns a candidate with the given evidence, and 0 for the other kinds. */
const candidate = (id, isAnswer, evidence) => ({
  id,
  isAnswer,
  values: evidenceNames.map((name) => evidence[name] ?? 0),
});

it('weights evidence by how well it separates answers from other candidates', () => {
  const examples = Array.from({ length: 40 }, (_, at) => [
    candidate(1, true, { exact: 1, standing: at % 2, isRow: 0 }),
    candidate(2, false, { exact: 0, standing: (at + 1) % 2, isRow: 1 }),
  ]);
  const weights = Object.fromEntries(
    fitWeights(examples).map((one, at) => [evidenceNames[at], one]),
  );
  expect(weights.exact).toBeGreaterThan(0.5);
  expect(weights.isRow).toBeLessThan(-0.5);
  expect(Math.abs(weights.standing)).toBeLessThan(0.2);
});

it('gives the same weights each time, even when a query has no answer among its candidates', () => {
  const examples = [
    [candidate(1, true, { exact: 1 }), candidate(2, false, { exact: 0.5 })],
    [candidate(3, false, { exact: 1 })],
  ];
  expect(fitWeights(examples)).toEqual(fitWeights(examples));
  expect(fitWeights(examples)).not.toContain(NaN);
});
