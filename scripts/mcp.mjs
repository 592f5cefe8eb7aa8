// `npm run mcp`: a Model Context Protocol server on standard input and output, which answers from `build/` or, with
// `--site https://docs.example/x/`, from a site.
import './lib/say-mistakes.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadTs } from './lib/load-ts.mjs';
import { UsageError } from './lib/usage-error.mjs';
import { readOptions } from './lib/scaffold/options.mjs';

const { dir, site } = readOptions({
  options: { dir: { type: 'string' }, site: { type: 'string' } },
}).values;
if (dir !== undefined && site !== undefined) {
  throw new UsageError(
    '--dir names a build on this machine, --site one at an address: give one of them.',
  );
}
const { folderSource, addressSource } = loadTs('../../src/machine-pages/mcp/source.ts');
const { createServer } = loadTs('../../src/machine-pages/mcp/server.ts');
const { createTransport } = loadTs('../../src/machine-pages/mcp/stdio.ts');
// An assistant may start the server in any folder.
const folder =
  dir === undefined ? path.resolve(import.meta.dirname, '../build') : path.resolve(dir);
if (site === undefined && !existsSync(path.join(folder, 'search/manifest.json'))) {
  throw new UsageError(`No build found in ${folder}. Run "npm run build" first.`);
}
const source = site === undefined ? folderSource(folder) : addressSource(site);
await createServer(source).connect(createTransport(process.stdin, process.stdout));
