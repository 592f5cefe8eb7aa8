import path from 'node:path';

const kinds = {
  '': 'document',
  '.html': 'document',
  '.js': 'script',
  '.css': 'style',
  '.png': 'image',
  '.jpg': 'image',
  '.webp': 'image',
  '.svg': 'image',
  '.ico': 'image',
};

/** The order in which kinds are listed. */
export const kindOrder = ['document', 'script', 'style', 'image', 'other'];

/** Returns the kind of file at an address: a document, a script, a style, an image or something else. */
export function kindOf(url) {
  const { pathname } = new URL(url, 'http://localhost');
  return kinds[path.posix.extname(pathname)] ?? 'other';
}

/**
 * Records what a page requests from now on, each address once.
 * @param {import('@playwright/test').Page} page
 * @param {Awaited<ReturnType<import('./server.mjs').serve>>} server
 * @returns {() => Promise<{ url: string, kind: string, when: 'load' | 'prefetch' | 'idle', raw: number, gzip: number }[]>} returns the
 *   list so far. `load` is for requests before the load event that aren't prefetches, `idle` for later ones; sizes are in bytes, 0 for
 *   an address outside the site
 */
export function recordRequests(page, server) {
  const seen = new Map();
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !seen.has(url)) {
      seen.set(url, { request, isLoaded });
    }
  });
  return async () =>
    Promise.all(
      [...seen].map(async ([url, record]) => {
        const headers = await record.request.allHeaders();
        const isPrefetch = (headers['sec-purpose'] ?? headers.purpose ?? '').startsWith('prefetch');
        const file = url.startsWith(`${server.origin}/`) ? server.file(url) : undefined;
        return {
          url: url.replace(server.origin, ''),
          kind: kindOf(url),
          when: isPrefetch ? 'prefetch' : record.isLoaded ? 'idle' : 'load',
          raw: file?.raw ?? 0,
          gzip: file?.gzip ?? 0,
        };
      }),
    );
}

/** Adds up a size over requests, in bytes. */
export const sum = (requests, size = 'gzip') =>
  requests.reduce((total, request) => total + request[size], 0);
