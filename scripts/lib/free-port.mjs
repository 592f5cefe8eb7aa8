import { createServer } from 'node:net';

/** Finds a TCP port that nothing listens on. Rejects if there is none left. */
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
