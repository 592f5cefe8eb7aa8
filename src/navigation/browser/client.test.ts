import { expect, it } from 'vitest';
import { oneEntryPerAddress } from './client';

it('adds an entry only for another address', () => {
  const entries = ['http://localhost/x/'];
  const address = (): string => entries.at(-1)!;
  const resolve = (url?: string | URL | null): string => new URL(url ?? '', address()).href;
  const history: Pick<History, 'pushState' | 'replaceState'> = {
    pushState: (_state, _title, url) => void entries.push(resolve(url)),
    replaceState: (_state, _title, url) => void entries.splice(-1, 1, resolve(url)),
  };
  oneEntryPerAddress(history, address);
  for (const url of ['/x/a/', '/x/a/', '/x/a/?q=1', '?q=1', '/x/a/#b', '#b', '/x/a/', '/x/']) {
    history.pushState(null, '', url);
  }
  expect(entries.map((url) => url.replace('http://localhost', ''))).toEqual([
    '/x/',
    '/x/a/',
    '/x/a/?q=1',
    '/x/a/#b',
    '/x/a/',
    '/x/',
  ]);
});
