import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startSite } from '../../tests/engines/site.mjs';
import { serve } from '../bench/lib/server.mjs';
import { parseTarget } from './request-target.mjs';

const malformed = ['/x/%', '//', '/%zz', '/x/a%ff', '/x/%00', '/x/..%2fsecret', 'http://', '*'];

it.each(malformed.filter((target) => target !== '//'))('refuses %s', (target) => {
  expect(parseTarget(target)).toBeUndefined();
});

it('reads full addresses, merges slashes and decodes', () => {
  expect(parseTarget('http://localhost/x//a%20b/?q=1')).toEqual({
    pathname: '/x/a%20b/',
    decoded: '/x/a b/',
    search: '?q=1',
  });
  expect(parseTarget('//')).toMatchObject({ pathname: '/' });
  expect(parseTarget()).toMatchObject({ pathname: '/' });
});

describe('the small servers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'request-target-'));
  writeFileSync(path.join(folder, 'index.html'), 'home');
  writeFileSync(path.join(folder, '404.html'), 'not found');
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Returns the status of the answer to exactly this target, which `fetch` would normalize. */
  const send = (port, target) =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.0\r\n\r\n`),
      );
      let text = '';
      socket.setEncoding('utf8').on('data', (data) => (text += data));
      socket.on('error', reject).on('close', () => resolve(Number(text.split(' ')[1])));
    });

  it.each([
    ['of the benchmarks', () => serve(folder).then(({ origin, close }) => ({ origin, close }))],
    [
      'of the tests in other engines',
      () =>
        startSite(folder, { isWatched: true }).then(({ url, stop }) => ({
          origin: new URL(url()).origin,
          close: stop,
        })),
    ],
  ])('%s answer malformed requests, and go on', async (_name, start) => {
    const { origin, close } = await start();
    const { port } = new URL(origin);
    for (const target of malformed) {
      expect(await send(port, target), target).toBeGreaterThanOrEqual(400);
      expect(await send(port, '/x/'), `/x/ after ${target}`).toBe(200);
    }
    close();
  });
});
