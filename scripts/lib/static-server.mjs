import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { loadTs } from './load-ts.mjs';
import { parseTarget } from './request-target.mjs';

const { headersOf, parseHeadersFile } = loadTs('../../src/hosting/node/render.ts');

/** What only hosts read, and compressed copies of it. */
const forHosts = /^(?:_headers|nginx\.conf)(?:\.(?:br|gz))?$/i;

/**
 * Creates a server that serves a build as a host would: below `baseUrl`, with the headers from `_headers`, the compressed
 * copies and the 404 page. No request ends it.
 * @param {string} directory the build
 * @param {string} baseUrl with slashes at both ends
 * @returns {import('node:http').Server} not listening yet
 */
export function staticServer(directory, baseUrl) {
  const headersFile = path.join(directory, '_headers');
  // Read on request, like the files: a new build may have other inline scripts, which the policy of the one before would refuse.
  const headers = (address) => {
    const text = existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : '';
    return Object.entries(headersOf(parseHeadersFile(text), address));
  };
  const refuse = (response, status, text, more = {}) =>
    response
      .writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache', ...more })
      .end(`${text}\n`);
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
      const own = headers(baseUrl + pathname.replace(/^\//, ''));
      for (const [name, value] of own) response.setHeader(name, value);
      // As in the generated configuration for nginx: for everything but files that never change.
      if (!own.some(([name, value]) => name === 'Cache-Control' && /immutable/.test(value)))
        response.setHeader('Vary', 'Accept, Accept-Encoding');
    },
  });

  function answer(request, response) {
    const target = parseTarget(request.url);
    if (!target) {
      refuse(response, 400, 'The address is malformed.');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'Files can only be read.', { Allow: 'GET, HEAD' });
      return;
    }
    const { pathname, decoded, search } = target;
    const file = decoded.slice(baseUrl.length);
    const exists = (name) => existsSync(path.join(directory, file, name));
    const isPage = exists('index.html');
    if (`${pathname}/` === baseUrl || (isPage && !pathname.endsWith('/'))) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    } else if (!pathname.startsWith(baseUrl)) {
      refuse(response, 404, `The site is at ${baseUrl}`);
    } else if (forHosts.test(file) || !(isPage || exists(''))) {
      missing(request, response);
    } else {
      // As nginx does with the generated configuration.
      const isMarkdown = /text\/markdown/i.test(request.headers.accept) && exists('index.md');
      request.url = pathname.slice(baseUrl.length - 1) + (isMarkdown ? 'index.md' : '') + search;
      // A host may ignore ranges, and sirv throws for some of them.
      delete request.headers.range;
      // sirv listens for no errors of the file, which a build may remove in the meantime.
      response.once('pipe', (content) => content.once('error', () => response.destroy()));
      files(request, response, () => missing(request, response));
    }
  }

  return createServer((request, response) => {
    try {
      answer(request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'The file could not be read.');
    }
  });
}
