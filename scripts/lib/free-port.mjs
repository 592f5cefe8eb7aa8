import { createServer } from 'node:net';

/** A TCP port of this machine that nothing listens on now. Rejects when the machine has none left. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
