import { expect, it } from 'vitest';
import { editDistance } from '../../utils/editDistance';
import { maxDistance } from './distance';
import { createVocabulary } from './vocabulary';

it.each([
  ['pagnation', 'pagination', 1],
  ['legned', 'legend', 1],
  ['tooltp', 'tooltip', 1],
  ['filter', 'filter', 0],
  ['row', 'pin', 3],
])('%s and %s are %d apart', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
});

it('stops at the limit', () => expect(editDistance('aaaaaa', 'bbbbbb', 2)).toBeGreaterThan(2));

it('lets a word being typed end early', () => {
  expect(editDistance('pagnat', 'pagination', 2, true)).toBe(1);
  expect(editDistance('pagnat', 'pagination', 2, false)).toBeGreaterThan(2);
});

it('allows no mistake in short words', () => {
  expect(maxDistance('row')).toBe(0);
  expect(maxDistance('column')).toBe(1);
  expect(maxDistance('licencing')).toBe(2);
});

it('means the more frequent of two words equally near, and one that starts alike before all', () => {
  const { near } = createVocabulary(
    new Map([
      ['label', 9],
      ['table', 20],
      ['lapel', 1],
    ]),
  );
  expect(near('lable', false)[0]).toBe('label');
});
