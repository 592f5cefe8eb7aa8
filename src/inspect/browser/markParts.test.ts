import { expect, test } from 'vitest';
import { spread, type Mark } from './markParts';

const mark = (left: number, top: number, width = 50): Mark => ({ left, top, width, height: 10 });

test('numbers at the same corner stand beside each other, the others stay', () => {
  expect(spread([mark(0, 0), mark(0, 2), null, mark(200, 0), mark(0, 0)], false)).toEqual([
    ...[0, 22, 0, 0, 44],
  ]);
});

test('from right to left, they start at the other corner and move the other way', () => {
  expect(spread([mark(0, 0), mark(0, 0), mark(50, 0)], true)).toEqual([0, -22, 0]);
});
