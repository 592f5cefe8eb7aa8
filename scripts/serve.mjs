// `npm run serve`: serves a production build, with the headers and compressed copies that a host would send.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { staticServer } from './lib/static-server.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: '3000' },
    dir: { type: 'string', default: 'build' },
  },
});
const baseUrl = '/x/';
const directory = path.resolve(values.dir);

if (!existsSync(path.join(directory, 'index.html'))) {
  console.error(`No build found in ${values.dir}. Run "npm run build" first.`);
  process.exit(1);
}
staticServer(directory, baseUrl)
  .on('error', ({ code, message }) => {
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${values.port} is in use; choose another one: npm run serve -- --port 3001`
        : message,
    );
    process.exit(1);
  })
  .listen(Number(values.port), () => console.log(`http://localhost:${values.port}${baseUrl}`));
