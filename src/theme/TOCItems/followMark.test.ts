import { expect, it } from 'vitest';
import { distanceTo } from './followMark';

const list = { top: 100, bottom: 500 };

it.each([
  ['in view', { top: 200, bottom: 225 }, 0],
  ['below the list', { top: 600, bottom: 625 }, 165],
  ['above the list', { top: 50, bottom: 75 }, -90],
  ['at its end, without the next one', { top: 470, bottom: 495 }, 35],
])('an entry %s', (_, entry, distance) => {
  expect(distanceTo(entry, list)).toBe(distance);
});
