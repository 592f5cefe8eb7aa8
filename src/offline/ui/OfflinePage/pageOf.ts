/**
 * Returns the requested page from the query of the offline page's address: a path of this site, and nothing else that a link
 * to the offline page may contain.
 */
export function pageOf(search: string, baseUrl: string): string | undefined {
  const asked = new URLSearchParams(search).get('page') ?? '';
  if (!asked.startsWith(baseUrl) || !URL.canParse(asked, 'http://site.invalid')) return undefined;
  const { origin, pathname } = new URL(asked, 'http://site.invalid');
  return origin === 'http://site.invalid' && pathname.startsWith(baseUrl) ? pathname : undefined;
}
