import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const times = (installed, locked) => (path) =>
  path.startsWith('node_modules') ? installed : locked;

it('detects packages that are missing or older than the lock file', () => {
  expect(isInstalled(times(2, 1))).toBe(true);
  expect(isInstalled(times(1, 2))).toBe(false);
  expect(isInstalled(times(undefined, 1))).toBe(false);
  expect(isInstalled(times(1, undefined))).toBe(false);
});
