// `npm run serve`: serves a production build, with the headers and compressed copies that a host would send.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { listenProblem, loopback, serveOptions } from './lib/serve-options.mjs';
import { staticServer } from './lib/static-server.mjs';

const baseUrl = '/x/';

/** Ends with a message. */
function refuse(message) {
  console.error(message);
  process.exit(1);
}

let options;
try {
  options = serveOptions(process.argv.slice(2));
} catch (error) {
  refuse(error.message);
}
const { port, host, dir } = options;
const directory = path.resolve(dir);
if (!existsSync(path.join(directory, 'index.html'))) {
  refuse(`No build found in ${dir}. Run "npm run build" first.`);
}
const server = staticServer(directory, baseUrl)
  .on('error', (error) => refuse(listenProblem(error, port)))
  .listen(port, host, () => {
    const name = host === loopback ? 'localhost' : host;
    console.log(`http://${name}:${server.address().port}${baseUrl}`);
  });
