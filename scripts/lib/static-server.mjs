import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import jiti from 'jiti';
import sirv from 'sirv';

const load = jiti(createRequire(import.meta.url).resolve('./static-server.mjs'));
const { headersOf, parseHeadersFile } = load('../../src/hosting/build/render.ts');

/**
 * Creates a server that serves a build as a host would: below `baseUrl`, with the headers from `_headers`, the compressed
 * copies and the 404 page.
 * @param {string} directory the build
 * @param {string} baseUrl with slashes at both ends
 * @returns {import('node:http').Server} not listening yet
 */
export function staticServer(directory, baseUrl) {
  const headersFile = path.join(directory, '_headers');
  const rules = existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];
  const headers = (address) => Object.entries(headersOf(rules, address));
  const missing = (request, response) => {
    const page = path.join(directory, '404.html');
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...Object.fromEntries(headers(`${baseUrl}404.html`)),
    });
    response.end(request.method === 'HEAD' || !existsSync(page) ? undefined : readFileSync(page));
  };
  const files = sirv(directory, {
    // Reads each file on request, so that a new build needs no restart.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    onNoMatch: missing,
    setHeaders: (response, pathname) => {
      // Hosts state the encoding of text files; sirv does so only for HTML.
      if (pathname.endsWith('.md'))
        response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      if (pathname.endsWith('.txt'))
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      for (const [name, value] of headers(baseUrl + pathname.replace(/^\//, ''))) {
        response.setHeader(name, value);
      }
    },
  });
  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(directory, decodeURI(pathname).slice(baseUrl.length));
    const isPage = existsSync(path.join(file, 'index.html'));
    if (`${pathname}/` === baseUrl || (isPage && !pathname.endsWith('/'))) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    } else if (!pathname.startsWith(baseUrl)) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end(`The site is at ${baseUrl}\n`);
    } else {
      request.url = pathname.slice(baseUrl.length - 1) + search;
      files(request, response, () => missing(request, response));
    }
  });
}
