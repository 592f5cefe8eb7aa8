import { describe, expect, it } from 'vitest';
import { targetOfKey } from './keys';

const labels = ['Open in CodeSandbox', 'Copy a link', 'Reset', 'Reverse'];
const press = (key: string, modifier: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifier,
});

describe('targetOfKey', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 3],
    ['ArrowUp', -1, 3],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['r', 0, 2],
    ['R', 2, 3],
    ['r', 3, 2],
    ['c', 1, 1],
  ])('%s on item %i moves to item %i', (key, at, target) => {
    expect(targetOfKey(press(key), at, labels)).toBe(target);
  });

  it.each([
    press('x'),
    press(' '),
    press('Enter'),
    press('ArrowRight'),
    press('r', { ctrlKey: true }),
    press('r', { metaKey: true }),
    press('ArrowDown', { altKey: true }),
  ])('ignores %j', (event) => {
    expect(targetOfKey(event, 0, labels)).toBeUndefined();
  });

  it('has no target in an empty menu', () => {
    expect(targetOfKey(press('End'), -1, [])).toBeUndefined();
  });
});
