import { expect, it, vi } from 'vitest';
import { remember } from './remember';

it('reads each key once, and clears the cache before it grows too large', () => {
  const known = new Map<string, string>();
  const read = vi.fn(() => 'value');
  expect(remember(known, 'a', read)).toBe('value');
  expect(remember(known, 'a', read)).toBe('value');
  expect(read).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 2000; count += 1) remember(known, String(count), read);
  expect(known.size).toBeLessThanOrEqual(2000);
  remember(known, 'a', read);
  expect(read).toHaveBeenCalledTimes(2002);
});
