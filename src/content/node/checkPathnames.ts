import { parseSitePath } from '../../products/path';
import { groupBy } from '../../utils/groupBy';

/** A page of the site, from any plugin. */
export interface PageFile {
  /** Its path, with or without the base path, as long as all pages agree. */
  pathname: string;
  /** Its source file, relative to the site's folder. */
  file: string;
}

/** Whether a page is in the API reference. Its pages are generated, and the same member may be described in two places. */
export const isApiPathname = (pathname: string): boolean =>
  parseSitePath(pathname).segments[0] === 'api';

const withoutSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/**
 * Finds pathnames that more than one file claims; pages of the API reference are exempt.
 *
 * @returns one sentence for each such pathname, naming all files
 */
export function checkPathnames(pages: readonly PageFile[]): string[] {
  const guides = pages.filter(({ pathname }) => !isApiPathname(pathname));
  return [...groupBy(guides, ({ pathname }) => withoutSlash(pathname))]
    .filter(([, claimants]) => claimants.length > 1)
    .map(([pathname, claimants]) => {
      const files = claimants.map(({ file }) => file).sort();
      return `${files.length} pages share the pathname "${pathname}": ${files.join(' and ')}. Keep only one.`;
    });
}
