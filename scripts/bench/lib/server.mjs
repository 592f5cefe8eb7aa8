import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseTarget } from '../../lib/request-target.mjs';

/** The site's path on its host: `baseUrl` of docusaurus.config.ts. */
export const basePath = '/x/';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** Whether a format is already compressed; hosts send such files unchanged. */
const isCompressed = (type) => /^(?:image\/(?!svg|x-icon)|font\/)/.test(type);

/**
 * Returns a page's path on the host, from a path with or without the base path.
 * @param {string} page such as `/introduction/installation/` or `/x/introduction/installation/`
 */
export const hostPath = (page) => {
  const clean = `/${page.replace(/^\/+/, '')}`;
  return clean.startsWith(basePath) ? clean : basePath + clean.slice(1);
};

/**
 * Serves a built site on a free port of the loopback interface, compressed with gzip as real hosts do.
 * @param {string} folder the build
 * @returns {Promise<{ origin: string, file: (url: string) => { body: Buffer, raw: number, gzip: number } | undefined,
 *   close: () => void }>} `file` returns the file served at an address and its sizes in bytes;
 *   `gzip` is what goes over the wire
 * @throws {Error} when there is no build
 */
export async function serve(folder) {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no site in ${path.basename(folder)}/: run \`npm run build\` first.`);
  }
  const known = new Map();

  function read({ pathname, decoded }) {
    const wanted = path.join(folder, decoded.slice(basePath.length));
    const isInside = wanted === folder || wanted.startsWith(folder + path.sep);
    const name = isInside && pathname.endsWith('/') ? path.join(wanted, 'index.html') : wanted;
    if (!pathname.startsWith(basePath) || !isInside || !existsSync(name)) {
      return undefined;
    }
    if (statSync(name).isDirectory()) {
      return { redirect: `${pathname}/` };
    }
    const body = readFileSync(name);
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    const sent = isCompressed(type) ? body : gzipSync(body, { level: 9 });
    return { body, type, sent, isGzip: sent !== body, raw: body.length, gzip: sent.length };
  }

  function file(url) {
    const target = parseTarget(url);
    if (!target) return undefined;
    if (!known.has(target.pathname)) {
      known.set(target.pathname, read(target));
    }
    return known.get(target.pathname);
  }

  const server = createServer((request, response) => {
    const found = file(request.url);
    if (found?.redirect) {
      response.writeHead(301, { location: found.redirect }).end();
      return;
    }
    const answer = found ?? file(`${basePath}404.html`);
    response.writeHead(found ? 200 : 404, {
      'content-type': answer?.type ?? 'text/plain',
      ...(answer?.isGzip && { 'content-encoding': 'gzip' }),
      'cache-control': 'max-age=600',
    });
    response.end(answer?.sent);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${server.address().port}`,
    file,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
