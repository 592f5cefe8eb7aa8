/**
 * The page that was asked for, from the query of the offline page's address: a path of this site, and never anything else
 * that a link to that page may name.
 */
export function pageOf(search: string, baseUrl: string): string | undefined {
  const asked = new URLSearchParams(search).get('page') ?? '';
  if (!asked.startsWith(baseUrl) || !URL.canParse(asked, 'http://site.invalid')) return undefined;
  const { origin, pathname } = new URL(asked, 'http://site.invalid');
  return origin === 'http://site.invalid' && pathname.startsWith(baseUrl) ? pathname : undefined;
}
