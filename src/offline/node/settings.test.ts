import { expect, it } from 'vitest';
import { parseOffline } from './settings';

const parse = (env: Record<string, string>, url = 'http://localhost:3000') =>
  parseOffline(env as NodeJS.ProcessEnv, url);

it("defaults to the site's host, but includes local hosts only if they are named", () => {
  expect(parse({}, 'https://docs.example')).toEqual({ hosts: ['docs.example'], isRemoved: false });
  expect(parse({}).hosts).toEqual([]);
  expect(parse({}, 'http://127.0.0.1:8080').hosts).toEqual([]);
  expect(parse({ OFFLINE_HOSTS: ' ' }).hosts).toEqual([]);
  expect(parse({ OFFLINE_HOSTS: 'Localhost, docs.example:8443,localhost' }).hosts).toEqual([
    'localhost',
    'docs.example:8443',
  ]);
});

it.each(['https://docs.example', 'docs.example/x', 'a b', '*.example', 'user@docs.example'])(
  'refuses the host %s',
  (name) => {
    expect(() => parse({ OFFLINE_HOSTS: name })).toThrow(
      `OFFLINE_HOSTS: found ${JSON.stringify(name)}; allowed are hosts`,
    );
  },
);

it('accepts only "remove" for the kill switch', () => {
  expect(parse({ OFFLINE_WORKER: 'remove' }).isRemoved).toBe(true);
  expect(() => parse({ OFFLINE_WORKER: 'off' })).toThrow(
    'OFFLINE_WORKER: found "off"; allowed is "remove"',
  );
});
