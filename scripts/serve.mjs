// `npm run serve`: serves a production build, with the headers and compressed copies that a host would send.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { staticServer } from './lib/static-server.mjs';

/** Other machines cannot reach it. */
const loopback = '127.0.0.1';

const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: '3000' },
    host: { type: 'string', default: loopback },
    dir: { type: 'string', default: 'build' },
  },
});
const baseUrl = '/x/';
const directory = path.resolve(values.dir);

if (!existsSync(path.join(directory, 'index.html'))) {
  console.error(`No build found in ${values.dir}. Run "npm run build" first.`);
  process.exit(1);
}
const server = staticServer(directory, baseUrl)
  .on('error', ({ code, message }) => {
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${values.port} is in use; choose another one: npm run serve -- --port 3001`
        : message,
    );
    process.exit(1);
  })
  .listen(Number(values.port), values.host, () => {
    const name = values.host === loopback ? 'localhost' : values.host;
    console.log(`http://${name}:${server.address().port}${baseUrl}`);
  });
