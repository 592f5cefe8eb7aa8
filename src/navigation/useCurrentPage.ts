import { useMemo } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseSitePath } from '../products/path';
import { productFromPath } from '../products/productFromPath';
import { samePageIn } from '../products/versions';
import { useSiteVersions } from './useSiteVersions';

/** The counterpart in the current version of a page in a frozen one. */
export interface CurrentPage {
  /** The label of the current version: `8.1.0`. */
  version: string;
  /** Its path, base path included; without such a page, that of the nearest page above it or of the product's overview. */
  path: string;
  /** Whether the current version lacks the page, so that `path` is that of another one. */
  fallback: boolean;
}

/** Returns the current version's counterpart of the page being read; undefined if that page is in the current version. */
export function useCurrentPage(): CurrentPage | undefined {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const versions = useSiteVersions();
  return useMemo(() => {
    const { version } = parseSitePath(pathname, baseUrl);
    const [current, ...frozen] = versions;
    if (!current || !frozen.some(({ segment }) => segment === version)) {
      return undefined;
    }
    const product = productFromPath(pathname, { baseUrl });
    const { pagePath, fallback } = samePageIn(current, product, pathname, baseUrl);
    return { version: current.version, path: `${baseUrl}${pagePath.slice(1)}`, fallback };
  }, [pathname, baseUrl, versions]);
}
