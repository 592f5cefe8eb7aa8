import path from 'node:path';

/** How long a page is watched after its load event, in milliseconds. */
export const idleTime = 5000;

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
 * Opens a page with an empty cache and records its requests, each address once.
 * @param {import('@playwright/test').Browser} browser
 * @param {Awaited<ReturnType<import('./server.mjs').serve>>} server
 * @param {string} address with the base path
 * @returns {Promise<{ url: string, kind: string, when: 'load' | 'prefetch' | 'idle', raw: number, gzip: number }[]>} `load` is for
 *   requests before the load event that aren't prefetches, `idle` for later ones; sizes are in bytes, 0 for an address outside the site
 */
export async function loadPage(browser, server, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
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
  try {
    await page.goto(server.origin + address, { waitUntil: 'load' });
    await page.waitForTimeout(idleTime);
    return await Promise.all(
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
  } finally {
    await page.close();
  }
}

/** Adds up a size over requests, in bytes. */
export const sum = (requests, size = 'gzip') =>
  requests.reduce((total, request) => total + request[size], 0);

/**
 * Weighs a visit.
 * @param {Awaited<ReturnType<typeof loadPage>>} requests
 * @returns {{ script: number, style: number, document: number, total: number, later: number }} gzip bytes at load by kind and
 *   in total, and bytes requested later (prefetches too)
 */
export function weigh(requests) {
  const atLoad = requests.filter(({ when }) => when === 'load');
  const ofKind = (kind) => atLoad.filter((request) => request.kind === kind);
  return {
    script: sum(ofKind('script')),
    style: sum(ofKind('style')),
    document: sum(ofKind('document')),
    total: sum(atLoad),
    later: sum(requests.filter(({ when }) => when !== 'load')),
  };
}
