import { useMemo } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseSitePath } from '../products/path';
import { productFromPath } from '../products/productFromPath';
import { samePageIn } from '../products/versions';
import { useSiteVersions } from './useSiteVersions';

/** Where a page of a frozen version stands in the current one. */
export interface CurrentPage {
  /** The label of the current version: `8.1.0`. */
  version: string;
  /** Its path, base path included; that of the product's overview when the current version has no such page. */
  path: string;
  /** Whether it is only the overview. */
  fallback: boolean;
}

/** The page of the current version for the page being read; undefined on a page of the current version itself. */
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
