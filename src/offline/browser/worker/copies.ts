import { matchPrecache } from 'workbox-precaching';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { copyTiming } from '../copyTiming';
import { offlinePath, savedPrefix } from '../../names';
import { fits } from '../fits';

/** Returns the address a page is stored under: without query and fragment, which no page of this site depends on. */
export function plainAddress(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname;
}

const ageOf = (response: Response): number => Date.parse(response.headers.get('date') ?? '') || 0;

/**
 * Returns a copy if it fits its address: earlier workers stored whatever the server sent, and disks fail.
 *
 * @param look - finds the copy. It is looked up twice, because a response whose body was read loses the script's compiled code
 * @param known - the copy, if it has been looked up once already
 */
async function sound(
  address: string,
  look: () => Promise<Response | undefined>,
  known?: Response,
): Promise<Response | undefined> {
  const copy = known ?? (await look());
  const current = copy && (await look());
  return current && (await fits(address, current)) ? copy : undefined;
}

/** Returns the newest of the copies that the reader saved. */
export async function savedCopy(address: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(savedPrefix));
  const found = await Promise.all(
    names.map((cacheName) => sound(address, () => caches.match(address, { cacheName }))),
  );
  return found.filter((response) => response !== undefined).sort((a, b) => ageOf(b) - ageOf(a))[0];
}

/** Returns the same response, marked so that its page can tell that it is a copy. */
function marked(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.append('Server-Timing', copyTiming);
  return new Response(response.body, { status: response.status, headers });
}

/** Whether a response is stored: a complete, plain one, unless the host forbids it. */
const isStorable = async (address: string, response: Response): Promise<boolean> =>
  response.status === 200 &&
  !/no-store/.test(response.headers.get('cache-control') ?? '') &&
  (await fits(address, response.clone()));

/** Stores only sound responses. A server error counts as no response, so that a copy takes its place. */
export const soundAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.type === 'basic' && !response.redirected && (await isStorable(request.url, response))
      ? response
      : null,
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The server responded with ${response.status}`);
    return response;
  },
};

/** Keeps a worker from being installed with wrong files. Hosts may redirect from a page's file to its address. */
export const soundShell: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isStorable(request.url, response)) ? response : null,
};

/**
 * Asks again for a file that does not fit its name, past the browser's own cache, which keeps wrong answers for a year. What
 * still does not fit is passed on, since a host may change files on purpose, but without leave to keep it.
 */
export const secondTry: WorkboxPlugin = {
  fetchDidSucceed: async ({ request: { url }, response }) => {
    if (await fits(url, response.clone())) return response;
    const again = await fetch(url, { cache: 'reload' }).catch(() => response);
    if (again !== response && (await fits(url, again.clone()))) return again;
    const headers = new Headers(again.headers);
    headers.set('Cache-Control', 'no-store');
    return new Response(again.body, { status: again.status, headers });
  },
};

/** Pages: the newer one of the last visit's copy and the saved copy. */
export const pageCopies: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => plainAddress(request.url),
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, request }) => {
    const address = plainAddress(request.url);
    const visited =
      cachedResponse &&
      (await sound(address, () => caches.match(address, { cacheName }), cachedResponse));
    const saved = await savedCopy(address);
    const newest = saved && (!visited || ageOf(saved) > ageOf(visited)) ? saved : visited;
    return newest && marked(newest);
  },
};

/** Everything else: the route's own cache, then whatever was saved or came with the worker. */
export const fileCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, request: { url } }) =>
    (cachedResponse &&
      // Some hosts send `Vary: Accept`. A file has one form, and this look-up doesn't have the headers of the request.
      (await sound(
        url,
        () => caches.match(url, { cacheName, ignoreVary: true }),
        cachedResponse,
      ))) ??
    (await savedCopy(url)) ??
    (await sound(url, () => matchPrecache(url))),
};

/**
 * Redirects a page without a copy to the offline page, which says so. That page has an address of its own, because a page's
 * script starts from the current address.
 *
 * @param scope - address of the site's root
 */
export const offlinePage = (scope: string): WorkboxPlugin => ({
  fetchDidSucceed: async ({ response, state }) => {
    if (state) state.status = response.status;
    return response;
  },
  handlerDidError: async ({ request, state }) => {
    const address = plainAddress(request.url);
    if (address === `${scope}${offlinePath}`) {
      const page = await matchPrecache(`${scope}${offlinePath}index.html`);
      // With a status, the network works.
      return page && (new URL(request.url).searchParams.has('status') ? page : marked(page));
    }
    const { pathname, search } = new URL(request.url);
    const withSlash = `${address}/`;
    const isKnown =
      !address.endsWith('/') &&
      ((await savedCopy(withSlash)) ?? (await caches.match(withSlash))) !== undefined;
    if (isKnown) return Response.redirect(withSlash + search, 302);
    const query = new URLSearchParams({ page: pathname + search });
    // A status means that the server did respond.
    if (state?.status) query.set('status', String(state.status));
    return Response.redirect(`${scope}${offlinePath}?${query}`, 302);
  },
});
