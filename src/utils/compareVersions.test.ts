import { expect, it } from 'vitest';
import { compareVersions } from './compareVersions';

it('orders versions by number, and prereleases before their release', () => {
  const ordered = [
    '7.29.1',
    '8.0.0',
    '8.1.0-alpha.2',
    '8.1.0-alpha.10',
    '8.1.0-beta.0',
    '8.1.0',
    '8.1.1-alpha.0',
    '8.9.0',
    '8.10.0',
    '10.0.0',
  ];
  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
  expect(compareVersions('8.1.0', '8.1.0')).toBe(0);
  expect(compareVersions('8.1.0-alpha.1', '8.1.0-alpha.1')).toBe(0);
});
