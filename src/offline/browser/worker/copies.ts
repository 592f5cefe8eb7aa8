import { matchPrecache } from 'workbox-precaching';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { copyTiming } from '../copyTiming';
import { offlinePath, savedPrefix } from '../../names';

/** Returns the address a page is stored under: without query and fragment, which no page of this site depends on. */
export function plainAddress(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname;
}

const ageOf = (response: Response): number => Date.parse(response.headers.get('date') ?? '') || 0;

/** Returns the newest of the copies that the reader saved. */
export async function savedCopy(address: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(savedPrefix));
  const found = await Promise.all(names.map((cacheName) => caches.match(address, { cacheName })));
  return found.filter((response) => response !== undefined).sort((a, b) => ageOf(b) - ageOf(a))[0];
}

/** Returns the same response, marked so that its page can tell that it is a copy. */
function marked(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.append('Server-Timing', copyTiming);
  return new Response(response.body, { status: response.status, headers });
}

/** Stores only complete, plain responses. A server error counts as no response, so that a copy takes its place. */
export const soundAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.type === 'basic' && !response.redirected ? response : null,
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The server responded with ${response.status}`);
    return response;
  },
};

/** Pages: the newer one of the last visit's copy and the saved copy. */
export const pageCopies: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => plainAddress(request.url),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const saved = await savedCopy(plainAddress(request.url));
    const newest =
      saved && (!cachedResponse || ageOf(saved) > ageOf(cachedResponse)) ? saved : cachedResponse;
    return newest && marked(newest);
  },
};

/** Everything else: the route's own cache, then whatever was saved or came with the worker. */
export const fileCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await savedCopy(request.url)) ?? (await matchPrecache(request.url)),
};

/**
 * Redirects a page without a copy to the offline page, which says so. That page has an address of its own, because a page's
 * script starts from the current address.
 *
 * @param scope - address of the site's root
 */
export const offlinePage = (scope: string): WorkboxPlugin => ({
  handlerDidError: async ({ request }) => {
    const address = plainAddress(request.url);
    if (address === `${scope}${offlinePath}`) {
      const page = await matchPrecache(`${scope}${offlinePath}index.html`);
      return page && marked(page);
    }
    const withSlash = `${address}/`;
    const isKnown =
      !address.endsWith('/') &&
      ((await savedCopy(withSlash)) ?? (await caches.match(withSlash))) !== undefined;
    const path = new URL(address).pathname;
    return Response.redirect(
      isKnown ? withSlash : `${scope}${offlinePath}?page=${encodeURIComponent(path)}`,
      302,
    );
  },
});
