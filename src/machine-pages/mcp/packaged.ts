// The program of the package that `npm run mcp:pack` makes: the server, for a site at an address.
import { parseArgs } from 'node:util';
import { createServer } from './server';
import { addressSource } from './source';
import { createTransport } from './stdio';

try {
  const { site } = parseArgs({ options: { site: { type: 'string' } } }).values;
  if (site === undefined) {
    throw new Error('Say where the documentation is: --site https://docs.example/x/');
  }
  await createServer(addressSource(site)).connect(createTransport(process.stdin, process.stdout));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
