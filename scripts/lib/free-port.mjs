import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a TCP port that nothing listens on. Rejects if there is none left. */
export async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  await once(server.close(), 'close');
  return port;
}
