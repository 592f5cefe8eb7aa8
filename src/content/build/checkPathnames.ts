import { parseSitePath } from '../../products/path';

/** A page of the site, whatever made it. */
export interface PageFile {
  /** Its path, below the base path or with it, the same for all. */
  pathname: string;
  /** The file that makes it, below the site's folder. */
  file: string;
}

/** Pages of the API reference are generated: the same member may well be described from two sides. */
export const isApiPathname = (pathname: string): boolean =>
  parseSitePath(pathname).segments[0] === 'api';

const withoutSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/**
 * Finds pathnames that more than one file claims; pages of the API reference are exempt.
 *
 * @returns one sentence for each such pathname, naming all files
 */
export function checkPathnames(pages: readonly PageFile[]): string[] {
  const files = new Map<string, string[]>();
  for (const { pathname, file } of pages) {
    if (!isApiPathname(pathname)) {
      const key = withoutSlash(pathname);
      files.set(key, [...(files.get(key) ?? []), file]);
    }
  }
  return [...files]
    .filter(([, claimants]) => claimants.length > 1)
    .map(
      ([pathname, claimants]) =>
        `"${pathname}" is the pathname of ${claimants.length} pages: ${claimants.sort().join(' and ')}. Keep one of them.`,
    );
}
