import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseTarget } from '../../lib/request-target.mjs';
import { staticServer } from '../../lib/static-server.mjs';
import { UsageError } from '../../lib/usage-error.mjs';

/** The site's path on its host: `baseUrl` of docusaurus.config.ts. */
export const basePath = '/x/';

/** Formats that are already compressed; hosts send such files unchanged. */
const isCompressed = (name) => /\.(?:png|jpg|webp|woff2?)$/.test(name);

/**
 * Returns a page's path on the host, from a path with or without the base path.
 * @param {string} page such as `/introduction/installation/` or `/x/introduction/installation/`
 */
export const hostPath = (page) => {
  const clean = `/${page.replace(/^\/+/, '')}`;
  return clean.startsWith(basePath) ? clean : basePath + clean.slice(1);
};

/**
 * Serves a built site on a free port of the loopback interface, as `npm run serve` does.
 * @param {string} folder the build
 * @returns {Promise<{ origin: string, file: (url: string) => { raw: number, gzip: number } | undefined,
 *   close: () => void }>} `file` returns the sizes of the file served at an address, in bytes
 * @throws {UsageError} when there is no build
 */
export async function serve(folder) {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new UsageError(
      `There is no site in ${path.basename(folder)}/: run \`npm run build\` first.`,
    );
  }

  function file(url) {
    const address = parseTarget(url)?.decoded ?? '';
    if (!address.startsWith(basePath)) return undefined;
    const wanted = path.join(folder, address.slice(basePath.length));
    const name = address.endsWith('/') ? path.join(wanted, 'index.html') : wanted;
    if (!statSync(name, { throwIfNoEntry: false })?.isFile()) return undefined;
    const body = readFileSync(name);
    const sent = isCompressed(name) ? body : gzipSync(body, { level: 9 });
    return { raw: body.length, gzip: sent.length };
  }

  const server = staticServer(folder, basePath).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${server.address().port}`,
    file,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
