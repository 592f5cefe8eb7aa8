import { expect, it } from 'vitest';
import { editDistance, maxDistance } from '../../utils/editDistance';
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

it('returns more than the limit for words that are further apart', () =>
  expect(editDistance('aaaaaa', 'bbbbbb', 2)).toBeGreaterThan(2));

it('ignores the missing end of a word that is still being typed', () => {
  expect(editDistance('pagnat', 'pagination', 2, true)).toBe(1);
  expect(editDistance('pagnat', 'pagination', 2, false)).toBeGreaterThan(2);
});

it('allows no mistakes in short words, and more in longer ones', () => {
  expect(maxDistance('row')).toBe(0);
  expect(maxDistance('column')).toBe(1);
  expect(maxDistance('licencing')).toBe(2);
});

it('prefers a correction with the same first letter over a more frequent word', () => {
  const { near } = createVocabulary(
    new Map([
      ['label', 9],
      ['table', 20],
      ['lapel', 1],
    ]),
  );
  expect(near('lable', false)[0]).toBe('label');
});

it('prefers the more frequent of two words that are equally close', () => {
  const bestOf = (header: number, harder: number): string | undefined =>
    createVocabulary(new Map(Object.entries({ header, harder }))).near('hader', false)[0];
  expect(bestOf(9, 1)).toBe('header');
  expect(bestOf(1, 9)).toBe('harder');
});
