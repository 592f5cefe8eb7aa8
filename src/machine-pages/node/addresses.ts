import { linkInVersion } from '../../versions/snapshots/plugin';
import { copyName } from './copyHead';

/** What a site's links may lead to. */
export interface SiteAddresses {
  /** The origin the site is served from, without a trailing slash. */
  origin: string;
  /** With a slash at both ends. */
  baseUrl: string;
  /** The addresses that have a copy, with the base path and a trailing slash. */
  pages: ReadonlySet<string>;
}

/** Returns the full address for one of this site that has the base path; for a page, that of its copy. */
export function fullAddress(
  address: string,
  { origin, pages }: Pick<SiteAddresses, 'origin' | 'pages'>,
): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const page = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return origin + (pages.has(page) ? `${page}${copyName}${rest}` : pathname + rest);
}

/**
 * Returns the full address that a link of a page leads to. Pages become their copies, in the version of the page with the
 * link. Addresses of other sites stay unchanged.
 *
 * @param url - as the writer wrote it, from the root of the site or relative to the page
 * @param page - its address with the base path and a trailing slash, and the version in it; none for the current one
 */
export function linkFrom(
  url: string,
  page: { permalink: string; version?: string | undefined },
  site: SiteAddresses,
): string {
  const { baseUrl, pages } = site;
  const file = /^pathname:\/\/(\/.*)$/s.exec(url)?.[1];
  if (file !== undefined) return fullAddress(file, site);
  if (url.startsWith('/') && !url.startsWith('//')) {
    const { version } = page;
    const inVersion = version
      ? linkInVersion(url, version, (below) => pages.has(`${baseUrl}${version}/${below}/`))
      : url;
    return fullAddress(baseUrl + inVersion.slice(1), site);
  }
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return url;
  const { pathname, search, hash } = new URL(url, `http://localhost${page.permalink}`);
  return fullAddress(pathname + search + hash, site);
}
