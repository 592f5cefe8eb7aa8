import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.mjs';

test('the port can be listened on, and is another one while it is taken', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, resolve));
  expect(await freePort()).not.toBe(port);
  server.close();
});
