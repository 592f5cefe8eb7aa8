import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { loopback, problemAt, serveOptions } from './serve-options.mjs';

it('reads the options', () => {
  expect(serveOptions([])).toEqual({ port: 3000, host: loopback, dir: 'build' });
  expect(serveOptions(['-p', '0', '--dir', 'other'])).toMatchObject({ port: 0, dir: 'other' });
});

it.each([
  [['--port', 'abc'], /--port is "abc"; allowed: a number up to 65535/],
  [['--port', '70000'], /--port is "70000"/],
  [['--prot', '3001'], /--prot/],
])('refuses %j', (args, message) => {
  expect(() => serveOptions(args)).toThrow(message);
});

it('says that a port is in use', async () => {
  const server = createServer().listen(0, loopback);
  await once(server, 'listening');
  const { port } = server.address();
  expect(await problemAt({ port, host: loopback })).toContain(`Port ${port} is in use`);
  server.close();
  await once(server, 'close');
  expect(await problemAt({ port, host: loopback })).toBeUndefined();
});
