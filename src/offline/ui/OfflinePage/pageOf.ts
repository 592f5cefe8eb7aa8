const origin = 'http://site.invalid';

/**
 * Returns the requested page, with its query, from the query of the offline page's address: a path of this site, and nothing
 * else that a link to the offline page may contain.
 */
export function pageOf(search: string, baseUrl: string): string | undefined {
  const asked = new URLSearchParams(search).get('page') ?? '';
  if (!asked.startsWith(baseUrl)) return undefined;
  const url = new URL(asked, origin);
  return url.origin === origin && url.pathname.startsWith(baseUrl)
    ? url.pathname + url.search
    : undefined;
}

/** Returns the status with which the server refused the page: `503`; undefined if it did not respond. */
export function statusOf(search: string): string | undefined {
  const status = new URLSearchParams(search).get('status') ?? '';
  return /^5\d\d$/.test(status) ? status : undefined;
}
