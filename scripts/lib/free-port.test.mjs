import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.mjs';

test('freePort returns a usable port, and a different one while it is in use', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, resolve));
  expect(await freePort()).not.toBe(port);
  server.close();
});
