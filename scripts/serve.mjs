// `npm run serve`: serves a production build, with the headers and compressed copies that a host would send.
import './lib/say-mistakes.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { listenProblem, loopback, serveOptions } from './lib/serve-options.mjs';
import { staticServer } from './lib/static-server.mjs';
import { UsageError } from './lib/usage-error.mjs';

const baseUrl = '/x/';

const { port, host, dir } = serveOptions(process.argv.slice(2));
const directory = path.resolve(dir);
if (!existsSync(path.join(directory, 'index.html'))) {
  throw new UsageError(`No build found in ${dir}. Run "npm run build" first.`);
}
const server = staticServer(directory, baseUrl)
  .on('error', (error) => {
    throw new UsageError(listenProblem(error, port));
  })
  .listen(port, host, () => {
    const name = host === loopback ? 'localhost' : host;
    console.log(`http://${name}:${server.address().port}${baseUrl}`);
  });
