import { expect, it } from 'vitest';
import { mediaInEm } from './mediaInEm';

it.each([
  ['(width <= 996px)', '(width <= 62.25em)'],
  [
    '(min-width: 997px) and (max-width: 1240.5px)',
    '(min-width: 62.3125em) and (max-width: 77.53125em)',
  ],
  ['screen and (prefers-reduced-motion)', 'screen and (prefers-reduced-motion)'],
])('%s becomes %s', (before, after) => expect(mediaInEm(before)).toBe(after));
